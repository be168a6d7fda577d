import { useState } from 'react';
import { useContent } from '../session/use-session';

/** The address that the preview is led to. It stays when the page leads on by itself, which needs no new one. */
export function usePageAddress(shown: string | undefined) {
  const { content, checked } = useContent();
  const [chosen, setChosen] = useState<{ path: string; time: number }>();
  const first = checked.pages?.[0]?.addresses[content.source] ?? `/${content.source}`;
  const goTo = (path: string) => {
    if (path !== shown) setChosen({ path, time: Date.now() });
  };
  // A page that was left by a link and is chosen again has another address, so that the frame loads it.
  const address = chosen ? `${chosen.path}?studio=${chosen.time}` : first;
  return { address, goTo };
}
