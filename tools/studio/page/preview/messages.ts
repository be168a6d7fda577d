import type { KeyPath } from '../site';

/** What the script in the previewed page says. Marks are numbers of the table that the request `marks` answers. */
export type FromPreview = { from: 'preview' } & (
  | { kind: 'page'; path: string; language: string }
  | { kind: 'pick'; marks: number[]; text: string; picture?: string; href?: string }
  | { kind: 'list'; fields: { mark: number; text: string }[] }
);

/** What the studio says to it. */
export type ToPreview = { to: 'preview' } & (
  | { kind: 'picking'; on: boolean }
  | { kind: 'show'; path: string; key: KeyPath }
  | { kind: 'list' }
);

/** Whether something that arrived is a message of the preview. */
export const isFromPreview = (data: unknown): data is FromPreview =>
  typeof data === 'object' && data !== null && (data as { from?: unknown }).from === 'preview';
