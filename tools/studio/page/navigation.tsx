import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef } from 'react';
import type { Place } from './model/place';
import { useStored } from './parts/use-stored';

/** The views of the panel. */
export const views = ['fields', 'content', 'steps', 'problems', 'changes'] as const;

/** The name of a view. */
export type View = (typeof views)[number];

interface Navigation {
  view: View;
  show(view: View): void;
  /** The place that was selected last; each selection is a new object. */
  picked?: Place;
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
  const show = useCallback(
    (next: View) => {
      moves.current++;
      setView(next);
    },
    [setView],
  );
  const pick = useCallback(
    ({ path, key }: Place) => {
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
    () => ({ view, show, pick, pickLater, ...(picked && { picked }) }),
    [view, show, pick, pickLater, picked],
  );
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

/** Returns the view and the selected place of the panel, with the functions that change them. */
export function useNavigation(): Navigation {
  const state = useContext(Context);
  if (!state) throw new Error('There is no NavigationProvider.');
  return state;
}
