import type { Place } from '../mark-table';

/** The studio's origin: esbuild puts it in. */
declare const STUDIO_ORIGIN: string;

/** A place with the number of its mark. */
export interface MarkedPlace extends Place {
  mark: number;
}

/** What the page tells the studio. */
export type ToStudio =
  | { kind: 'page'; path: string; language: string }
  | { kind: 'pick'; marks: number[]; fields: MarkedPlace[]; text: string; picture?: string; href?: string }
  | { kind: 'list'; fields: (MarkedPlace & { text: string })[] };

/** What the studio tells the page. */
export type ToPreview =
  | { kind: 'picking'; on: boolean }
  | { kind: 'show'; path: string; key: (string | number)[] }
  | { kind: 'list' };

export const send = (message: ToStudio): void => window.parent.postMessage({ from: 'preview', ...message }, STUDIO_ORIGIN);

/** Hears what the studio says, and nobody else. */
export function hear(answer: (message: ToPreview) => void): void {
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<Partial<ToPreview & { to: string }> | null>) => {
      if (origin === STUDIO_ORIGIN && source === window.parent && data?.to === 'preview') answer(data as ToPreview);
    },
  );
}
