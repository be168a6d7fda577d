import type { Place } from './mark-table';

/** A place with the number of its mark. */
export interface MarkedPlace extends Place {
  mark: number;
}

/** Messages from the script in the previewed page to the studio. Marks are numbers in the table that request `marks` returns. */
export type FromPreview =
  | { kind: 'page'; path: string; language: string }
  | { kind: 'pick'; marks: number[]; fields: MarkedPlace[]; text: string; picture?: string; href?: string }
  | { kind: 'list'; fields: (MarkedPlace & { text: string })[] };

/** Messages from the studio to that script. */
export type ToPreview =
  | { kind: 'picking'; on: boolean }
  | { kind: 'show'; path: string; key: Place['key'] }
  | { kind: 'list' };
