import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Lets React take the page over in slices, between which the browser answers the visitor: as a transition, hydration never holds
 * the page up for long. Buttons that were pressed before are pressed again once it is done; from its start on, React itself
 * answers. While developing there is nothing to take over.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  const pressed = window.takeEarlyClicks?.() ?? [];
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, <PressAgain buttons={pressed}>{element}</PressAgain>);
    else createRoot(container).render(element);
  });
};

/** Presses in tasks of their own: what one changes is on the page before the next, as under the visitor's own finger. */
function PressAgain({ buttons, children }: { buttons: HTMLElement[]; children: ReactNode }) {
  useEffect(() => {
    for (const button of buttons.splice(0)) setTimeout(() => button.isConnected && button.click());
  }, [buttons]);
  return children;
}
