import type { Place } from './mark-table';

/** A place with the number of its mark. */
export interface MarkedPlace extends Place {
  mark: number;
}

/** What the script in the previewed page tells the studio. Marks are numbers of the table that the request `marks` answers. */
export type FromPreview =
  | { kind: 'page'; path: string; language: string }
  | { kind: 'pick'; marks: number[]; fields: MarkedPlace[]; text: string; picture?: string; href?: string }
  | { kind: 'list'; fields: (MarkedPlace & { text: string })[] };

/** What the studio tells that script. */
export type ToPreview =
  | { kind: 'picking'; on: boolean }
  | { kind: 'show'; path: string; key: Place['key'] }
  | { kind: 'list' };
