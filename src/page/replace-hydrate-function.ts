import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Lets React take the page over in slices, between which the browser answers the visitor: as a transition, hydration never holds
 * the page up for long. While developing there is nothing to take over.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element);
    else createRoot(container).render(element);
  });
};
