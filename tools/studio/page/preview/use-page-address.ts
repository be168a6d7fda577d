import { useEffect, useState } from 'react';
import { store, stored } from '../parts/use-stored';
import { useContent } from '../session/use-session';

/**
 * Returns the address that the preview frame loads, a setter, and the path of the page that the controls are about: the chosen one
 * while it loads, then the shown one. Links followed inside the frame do not change the address; the page that is shown is there again
 * after a reload.
 * @param shown what the frame reported last: a new object for each page
 */
export function usePageAddress(shown: { path: string } | undefined) {
  const { content, checked } = useContent();
  const [chosen, setChosen] = useState<{ path: string; time: number } | undefined>(restored);
  const [loading, setLoading] = useState<string>();
  useEffect(() => {
    setLoading(undefined);
    if (shown) store('page', shown.path);
  }, [shown]);
  const first = checked.pages?.[0]?.addresses[content.source] ?? '/';
  const goTo = (path: string) => {
    if (path === shown?.path && loading === undefined) return;
    setChosen({ path, time: Date.now() });
    setLoading(path);
  };
  // A page that was left through a link and is chosen again gets a new address, so that the frame loads it.
  const address = chosen ? `${chosen.path}?studio=${chosen.time}` : first;
  return { address, goTo, current: loading ?? shown?.path };
}

function restored() {
  const path = stored('page');
  return typeof path === 'string' ? { path, time: Date.now() } : undefined;
}
