import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FromPreview, ToPreview } from '../../src/preview/preview';
import { findKey, type Place } from '../model/keys';
import type { Content } from '../session/content';
import { session } from '../session/session';
import { useContent } from '../session/use-session';

/** Returns whether the data of a message comes from the preview. */
const isFromPreview = (data: unknown): data is FromPreview =>
  typeof data === 'object' && data !== null && (data as { from?: unknown }).from === 'preview';

/** A text of the previewed page. */
export interface ListedText extends Place {
  text: string;
}

interface Shown {
  path: string;
  language: string;
}

/** Exchanges messages with the script in the previewed page. */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>, origin: string | undefined) {
  const { picked, added } = useContent();
  const [shown, setShown] = useState<Shown>();
  const [texts, setTexts] = useState<readonly ListedText[]>();
  const [isPicking, setPicking] = useState(true);
  // Before its first message, the frame holds an empty page of another origin.
  const isThere = shown !== undefined;
  const tell = useCallback(
    (message: ToPreview) => {
      if (origin && isThere) frame.current?.contentWindow?.postMessage({ to: 'preview', ...message }, origin);
    },
    [frame, origin, isThere],
  );
  const take = useRef<(message: FromPreview) => void>();
  take.current = (message) => {
    if (message.kind === 'page') {
      setShown({ path: message.path, language: message.language });
      setTexts(undefined);
      return;
    }
    if (message.kind === 'list') {
      setTexts(message.fields);
      return;
    }
    // A picture is found by its name.
    const [nearest] = message.picture === undefined ? message.fields : [];
    const place = nearest ?? findValue(session.current().content, message.picture ?? message.href);
    if (place) session.pick(place);
  };
  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent) => {
      const isPreview = source === frame.current?.contentWindow && from === origin;
      if (isPreview && isFromPreview(data)) take.current?.(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
  useEffect(() => {
    if (picked) tell({ kind: 'show', path: picked.path, key: picked.key });
  }, [picked, tell]);
  // The page that shows a new entry may load first.
  useEffect(() => {
    if (shown && added) tell({ kind: 'show', path: added.path, key: added.key });
  }, [shown, added, tell]);
  useEffect(() => {
    if (shown) tell({ kind: 'picking', on: isPicking });
  }, [shown, isPicking, tell]);
  const list = () => tell({ kind: 'list' });
  return { shown, texts, isPicking, setPicking, list, closeList: () => setTexts(undefined) };
}

/** How long a page may take to report before it is loaded again, in milliseconds: twice as long each time, up to the second number. */
const patience = [3000, 30_000] as const;

/**
 * Returns the address that the preview frame loads, a setter, and the path of the page that the controls are about: the chosen one
 * while it loads, then the shown one. Links followed inside the frame do not change the address. The development server can answer
 * with a page of its own while it does not have the wanted one yet; that page reports nothing, and the wanted one is loaded again.
 * @param shown what the frame reported last: a new object for each page
 * @param isServed whether the frame can load anything
 */
export function usePageAddress(shown: { path: string } | undefined, isServed: boolean) {
  const { content, checked } = useContent();
  const [chosen, setChosen] = useState<{ path: string; time: number }>();
  const [loading, setLoading] = useState<string>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has loaded, whichever it is
  useEffect(() => {
    setLoading(undefined);
    setTries(0);
  }, [shown]);
  const first = checked.pages?.[0]?.addresses[content.source];
  const path = chosen?.path ?? first;
  const isWaiting = isServed && (shown === undefined || loading !== undefined);
  useEffect(() => {
    if (!isWaiting || path === undefined) return;
    const again = () => {
      setTries(tries + 1);
      setChosen({ path, time: Date.now() });
    };
    const timer = window.setTimeout(again, Math.min(patience[0] * 2 ** tries, patience[1]));
    return () => window.clearTimeout(timer);
  }, [isWaiting, path, tries]);
  const goTo = (wanted: string) => {
    if (wanted === shown?.path && loading === undefined) return;
    setChosen({ path: wanted, time: Date.now() });
    setLoading(wanted);
    setTries(0);
  };
  // A page that was left through a link and is chosen again gets a new address, so that the frame loads it.
  const address = chosen ? `${chosen.path}?studio=${chosen.time}` : first;
  return { address, goTo, current: loading ?? shown?.path, isThere: shown !== undefined && tries === 0 };
}

/** Returns the first place whose value is a given text, such as the name of a picture or an address. */
function findValue(content: Content | undefined, wanted: string | undefined): Place | undefined {
  if (!content || wanted === undefined) return undefined;
  for (const { path, value } of content.files.values()) {
    const key = findKey(value, (part) => part === wanted);
    if (key) return { path, key };
  }
  return undefined;
}
