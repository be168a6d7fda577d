import type { Place } from './mark-table';

/** The page that shows the edits, for the server. */
export interface Preview {
  /** The places of the marks, by the numbers of the marks. */
  readonly places: readonly Place[];
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
  /** Whether it shows the state before the last edits, because they contain an error. */
  isBehind: boolean;
}
