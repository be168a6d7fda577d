import { createContext, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { goToSection } from '../navigation/go-to-section';
import { isHydrating } from './hydration';

/** Address of the page. */
export const PathContext = createContext<string | undefined>(undefined);

/** Tells when React has rendered, or taken over, what it stands beside. */
export function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(onReady, [onReady]);
  return null;
}

const goToAddressed = () => void (location.hash && goToSection(location.hash, 'instant'));

/**
 * What stands around the sleeping parts of a page. On a page that a link leads to, it shows them together, as soon as all are loaded, and
 * goes to the section of the address.
 * @param path address of the page
 */
export function Parts({ path, children }: { path: string; children: ReactNode }) {
  const [isFirstPage] = useState(isHydrating);
  const content = <PathContext.Provider value={path}>{children}</PathContext.Provider>;
  if (isFirstPage) return content;
  return (
    <Suspense>
      {content}
      <Ready onReady={goToAddressed} />
    </Suspense>
  );
}
