import { useState } from 'react';
import { useContent } from '../session/use-session';

/** Returns the address that the preview frame loads, and a setter. Links followed inside the frame do not change the address. */
export function usePageAddress(shown: string | undefined) {
  const { content, checked } = useContent();
  const [chosen, setChosen] = useState<{ path: string; time: number }>();
  const first = checked.pages?.[0]?.addresses[content.source] ?? `/${content.source}`;
  const goTo = (path: string) => {
    // The frame may still show the former page while it loads the chosen one.
    if (path !== shown || path !== (chosen?.path ?? first)) setChosen({ path, time: Date.now() });
  };
  // A page that was left through a link and is chosen again gets a new address, so that the frame loads it.
  const address = chosen ? `${chosen.path}?studio=${chosen.time}` : first;
  return { address, goTo };
}
