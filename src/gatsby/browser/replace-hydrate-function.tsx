import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { endHydration } from '../../page/hydration';

/**
 * Hydrates the page as a transition, in slices, so that hydration never blocks input for long. Clicks on buttons before that are
 * replayed afterwards; once hydration has started, React handles them itself. In development there is nothing to hydrate. What the
 * browser or an extension has changed before is rendered anew, which is worth a warning and no error.
 * Returns a function that unmounts the element: Gatsby calls it to remove its overlay “Preparing requested page”.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  const clicked = window.takeEarlyClicks?.(container) ?? [];
  let root: Root | undefined;
  startTransition(() => {
    if (container.hasChildNodes()) {
      root = hydrateRoot(container, <Hydrated clicks={clicked}>{element}</Hydrated>, { onRecoverableError: console.warn });
    } else {
      endHydration();
      root = createRoot(container);
      root.render(element);
    }
  });
  return () => root?.unmount();
};

/**
 * Ends hydration, and replays each click in a separate task, so that its changes are on the page before the next one, as with real
 * clicks.
 */
function Hydrated({ clicks, children }: { clicks: HTMLElement[]; children: ReactNode }) {
  useEffect(() => {
    endHydration();
    for (const button of clicks.splice(0)) setTimeout(() => button.isConnected && button.click());
  }, [clicks]);
  return children;
}
