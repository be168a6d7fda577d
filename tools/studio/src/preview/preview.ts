import type { Place } from './mark-table';

/** What the server tells of the page that shows the edits. */
export interface Preview {
  /** What the marks stand for, by their numbers. */
  readonly places: readonly Place[];
  readonly state: PreviewState;
  /** Called after each request, of which any may have changed the draft. */
  follow(): void;
}

/** How the page stands. */
export interface PreviewState {
  /** Where it is served. */
  origin: string;
  /** Whether it is served yet. */
  isReady: boolean;
  /** Whether it is as it was before the last edits, since they have a mistake. */
  isBehind: boolean;
}
