import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates the page as a transition, in slices, so that hydration never blocks input for long. Clicks on buttons before that are
 * replayed afterwards; once hydration has started, React handles them itself. In development there is nothing to hydrate.
 * Returns a function that unmounts the element: Gatsby calls it to remove its overlay “Preparing requested page”.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  const clicked = window.takeEarlyClicks?.() ?? [];
  let root: Root | undefined;
  startTransition(() => {
    if (container.hasChildNodes()) {
      root = hydrateRoot(container, <ReplayClicks buttons={clicked}>{element}</ReplayClicks>);
    } else {
      root = createRoot(container);
      root.render(element);
    }
  });
  return () => root?.unmount();
};

/** Replays each click in a separate task, so that its changes are on the page before the next one, as with real clicks. */
function ReplayClicks({ buttons, children }: { buttons: HTMLElement[]; children: ReactNode }) {
  useEffect(() => {
    for (const button of buttons.splice(0)) setTimeout(() => button.isConnected && button.click());
  }, [buttons]);
  return children;
}
