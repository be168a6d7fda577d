import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { Place } from './model/place';
import { useStored } from './parts/use-stored';
import { followed } from './session/followed';
import { useContent } from './session/use-session';
import { formatKey } from './site';

/** The views of the panel. */
export const views = ['fields', 'content', 'steps', 'problems', 'changes'] as const;

/** The name of a view. */
export type View = (typeof views)[number];

/** Returns the id of the tab of a view. */
export const tabId = (view: View): string => `tab-${view}`;

interface Navigation {
  view: View;
  show(view: View): void;
  /** The place that was selected last. It follows its entry when the content changes. */
  picked?: Place;
  /** Returns whether a place was selected since the last call: its field then gets the focus. */
  takePick(): boolean;
  /** Selects a place: shows its fields and moves the focus to them. */
  pick(place: Place): void;
  /** Returns a function that selects a place once a request is done, unless something else was selected or shown meanwhile. */
  pickLater(): (place: Place) => void;
}

const Context = createContext<Navigation | undefined>(undefined);

const isView = (value: unknown) => views.includes(value as View);

const isPlace = (value: unknown) => typeof (value as Place | undefined)?.path === 'string';

/** Provides the state of the panel: its view and the selected place. A reload keeps both. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useStored<View>('view', 'fields', isView);
  const [picked, setPicked] = useStored<Place | undefined>('place', undefined, isPlace);
  const moves = useRef(0);
  // After a reload, the field of the stored place gets the focus, too.
  const isNew = useRef(picked !== undefined);
  const takePick = useCallback(() => {
    const was = isNew.current;
    isNew.current = false;
    return was;
  }, []);
  useFollowedPlace(picked, setPicked);
  const show = useCallback(
    (next: View) => {
      moves.current++;
      setView(next);
    },
    [setView],
  );
  const pick = useCallback(
    ({ path, key }: Place) => {
      isNew.current = true;
      setPicked({ path, key });
      show('fields');
    },
    [show, setPicked],
  );
  const pickLater = useCallback(() => {
    const start = moves.current;
    return (place: Place) => {
      if (moves.current === start) pick(place);
    };
  }, [pick]);
  const state = useMemo(
    () => ({ view, show, pick, pickLater, takePick, ...(picked && { picked }) }),
    [view, show, pick, pickLater, takePick, picked],
  );
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

/**
 * Keeps the selected place at its entry, which may get another index, for example by an undo; nothing is selected once it is gone.
 * While rendering, not in an effect: the fields of another entry must not appear in between.
 */
function useFollowedPlace(picked: Place | undefined, setPicked: (place: Place | undefined) => void): void {
  const { content } = useContent();
  const [before, setBefore] = useState(content);
  if (before === content) return;
  setBefore(content);
  const place = picked && followed(picked, before, content);
  if (picked && (!place || formatKey(place.key) !== formatKey(picked.key))) setPicked(place);
}

/** Returns the view and the selected place of the panel, with the functions that change them. */
export function useNavigation(): Navigation {
  const state = useContext(Context);
  if (!state) throw new Error('There is no NavigationProvider.');
  return state;
}
