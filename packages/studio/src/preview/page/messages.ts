import type { FromPreview, ToPreview } from '../preview';

/** The studio's origin; esbuild inserts it. */
declare const STUDIO_ORIGIN: string;

/** Sends a message to the studio. */
export const send = (message: FromPreview): void =>
  window.parent.postMessage({ from: 'preview', ...message }, STUDIO_ORIGIN);

/** Listens to messages from the studio and ignores all others. */
export function hear(answer: (message: ToPreview) => void): void {
  window.addEventListener(
    'message',
    ({ origin, source, data }: MessageEvent<Partial<ToPreview & { to: string }> | null>) => {
      if (origin === STUDIO_ORIGIN && source === window.parent && data?.to === 'preview') answer(data as ToPreview);
    },
  );
}

/** Sends the studio the page that is shown, now and whenever it changes. */
export function tellPage(): void {
  let told = '';
  const tell = () => {
    const [path, language] = [window.location.pathname, document.documentElement.lang];
    if (!language || `${path} ${language}` === told) return;
    told = `${path} ${language}`;
    send({ kind: 'page', path, language });
  };
  tell();
  // Every change of route changes the document, whatever caused it.
  new MutationObserver(tell).observe(document.documentElement, {
    attributeFilter: ['lang'],
    childList: true,
    subtree: true,
  });
}
