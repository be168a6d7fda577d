import { useEffect, useState } from 'react';
import { store, stored } from '../parts/use-stored';
import { useContent } from '../session/use-session';

/**
 * Returns the address that the preview frame loads, and a setter. Links followed inside the frame do not change the address; the page
 * that is shown is there again after a reload.
 */
export function usePageAddress(shown: string | undefined) {
  const { content, checked } = useContent();
  const [chosen, setChosen] = useState<{ path: string; time: number } | undefined>(restored);
  useEffect(() => {
    if (shown !== undefined) store('page', shown);
  }, [shown]);
  const first = checked.pages?.[0]?.addresses[content.source] ?? `/${content.source}`;
  const goTo = (path: string) => {
    // The frame may still show the former page while it loads the chosen one.
    if (path !== shown || path !== (chosen?.path ?? first)) setChosen({ path, time: Date.now() });
  };
  // A page that was left through a link and is chosen again gets a new address, so that the frame loads it.
  const address = chosen ? `${chosen.path}?studio=${chosen.time}` : first;
  return { address, goTo };
}

function restored() {
  const path = stored('page');
  return typeof path === 'string' ? { path, time: Date.now() } : undefined;
}
