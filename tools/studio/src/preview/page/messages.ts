import type { FromPreview, ToPreview } from '../messages';

/** The studio's origin: esbuild puts it in. */
declare const STUDIO_ORIGIN: string;

/** Tells the studio something. */
export const send = (message: FromPreview): void =>
  window.parent.postMessage({ from: 'preview', ...message }, STUDIO_ORIGIN);

/** Hears what the studio says, and nobody else. */
export function hear(answer: (message: ToPreview) => void): void {
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<Partial<ToPreview & { to: string }> | null>) => {
      if (origin === STUDIO_ORIGIN && source === window.parent && data?.to === 'preview') answer(data as ToPreview);
    },
  );
}
