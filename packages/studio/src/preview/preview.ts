import type { KeyPath } from '../site';

/** A place in the data that a mark identifies. */
export interface Place {
  /** Path below `data/`. */
  path: string;
  key: KeyPath;
}

/** A value that pages show, formatted or not, with the number of its mark. */
export interface ShownValue {
  mark: number;
  value: string | number;
  /** The language whose pages show it; all languages if left out. */
  language?: string;
}

/** What the script in the page knows about the data. */
export interface ToldLegend {
  /** By the numbers of the marks. */
  places: readonly Place[];
  values: ShownValue[];
  /** Paths of pictures below `data/images`, by the digest in their address. */
  pictures: Record<string, string>;
}

/** The address at which the development site answers the script with the legend. */
export const legendPath = '/studio-legend.json';

/** The script, in the folder of the development site. */
export const scriptFile = 'studio-script.js';

/** The folder, in that of the development site, in which a file changes when the studio has written an edit. */
export const editsFolder = 'studio-edits';

/** The page that shows the edits, for the server. */
export interface Preview {
  readonly state: PreviewState;
  /** Called after each request, because any request can change the draft. */
  follow(): void;
}

/** Whether the preview is served: `waiting` until the content has no mistake, `ended` if its server has stopped. */
export type PreviewStage = 'none' | 'waiting' | 'starting' | 'ready' | 'ended';

/** The state of the preview page. */
export interface PreviewState {
  /** The origin that serves it; empty if there is no preview. */
  origin: string;
  stage: PreviewStage;
}

/** Messages from the script in the previewed page to the studio. */
export type FromPreview =
  | { kind: 'page'; path: string; language: string }
  | { kind: 'pick'; fields: Place[]; picture?: string; href?: string }
  | { kind: 'list'; fields: (Place & { text: string })[] };

/** Messages from the studio to that script. */
export type ToPreview =
  | { kind: 'picking'; on: boolean }
  | { kind: 'show'; path: string; key: Place['key'] }
  | { kind: 'list' };
