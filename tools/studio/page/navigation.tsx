import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { Place } from './model/place';

/** The views of the panel. */
export const views = ['fields', 'content', 'steps', 'problems', 'changes'] as const;

/** The name of one of them. */
export type View = (typeof views)[number];

interface Navigation {
  view: View;
  show(view: View): void;
  /** What was picked last; each pick is a new object. */
  picked?: Place;
  /** Shows the fields of a place, and gives them the focus. */
  pick(place: Place): void;
}

const Context = createContext<Navigation | undefined>(undefined);

/** Knows what the panel shows. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  const [view, show] = useState<View>('fields');
  const [picked, setPicked] = useState<Place>();
  const pick = useCallback(({ path, key }: Place) => {
    setPicked({ path, key });
    show('fields');
  }, []);
  const state = useMemo(() => ({ view, show, pick, ...(picked && { picked }) }), [view, pick, picked]);
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

/** What the panel shows, and how to change it. */
export function useNavigation(): Navigation {
  const state = useContext(Context);
  if (!state) throw new Error('There is no NavigationProvider.');
  return state;
}
