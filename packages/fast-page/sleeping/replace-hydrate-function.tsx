import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { placePresses, startAnswering } from './answer-presses';
import { endHydration } from './hydration';

/**
 * Hydrates the page as a transition, in slices, so that hydration never blocks input for long. In development there is nothing to hydrate. What the
 * browser or an extension has changed before is rendered anew, which is worth a warning and no error.
 * Returns a function that unmounts the element: Gatsby calls it to remove its overlay “Preparing requested page”.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element | null) => {
  if (!container) return;
  placePresses();
  let root: Root | undefined;
  startTransition(() => {
    if (container.hasChildNodes()) {
      root = hydrateRoot(container, <Hydrated>{element}</Hydrated>, { onRecoverableError: console.warn });
    } else {
      endHydration();
      root = createRoot(container);
      root.render(element);
    }
  });
  return () => root?.unmount();
};

/** Ends hydration: from now on, parts of the page answer for themselves (`sleeping.tsx`). */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    endHydration();
    startAnswering();
  }, []);
  return children;
}
