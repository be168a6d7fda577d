import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the page in slices, between which the browser responds to the visitor: as a transition, hydration never blocks the page for
 * long. Clicks on buttons before that are replayed afterwards; once hydration has started, React handles them itself. While
 * developing there is nothing to hydrate.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  const clicked = window.takeEarlyClicks?.() ?? [];
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, <ReplayClicks buttons={clicked}>{element}</ReplayClicks>);
    else createRoot(container).render(element);
  });
};

/** Each click in a task of its own: what one changes is on the page before the next, as with real clicks. */
function ReplayClicks({ buttons, children }: { buttons: HTMLElement[]; children: ReactNode }) {
  useEffect(() => {
    for (const button of buttons.splice(0)) setTimeout(() => button.isConnected && button.click());
  }, [buttons]);
  return children;
}
