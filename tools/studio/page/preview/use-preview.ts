import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FromPreview, ToPreview } from '../../src/preview/preview';
import { findValue } from '../model/find-value';
import type { Place } from '../model/place';
import { useNavigation } from '../navigation';
import { useSession } from '../session/use-session';

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
  const session = useSession();
  const { pick, picked } = useNavigation();
  const [shown, setShown] = useState<Shown>();
  const [texts, setTexts] = useState<readonly ListedText[]>();
  const [isPicking, setPicking] = useState(true);
  const [isListWanted, wantList] = useState(false);
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
    if (place) pick(place);
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
  useEffect(() => {
    if (shown) tell({ kind: 'picking', on: isPicking });
  }, [shown, isPicking, tell]);
  // The list may be asked for before the page has loaded.
  useEffect(() => {
    if (!isListWanted || !shown) return;
    tell({ kind: 'list' });
    wantList(false);
  }, [isListWanted, shown, tell]);
  return { shown, texts, isPicking, setPicking, list: () => wantList(true), closeList: () => setTexts(undefined) };
}
