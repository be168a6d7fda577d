import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { updateConsent } from './consent-mode';
import { type ConsentChoice, type ConsentTerms, storeChoice, storedChoice } from './consent-record';
import { markRead } from './mark-no-choice';
import { consentKey, recordKey } from './storage';

/** The choice, and functions that change it. */
export interface ConsentState {
  /** `unknown` until the browser's storage has been read; `none`: no choice yet. */
  choice: ConsentChoice | 'none' | 'unknown';
  choose: (choice: ConsentChoice) => void;
  /** Whether the dialog is open. */
  customising: boolean;
  setCustomising: (open: boolean) => void;
}

export const ConsentContext = createContext<ConsentState | undefined>(undefined);

interface ConsentProviderProps {
  terms: ConsentTerms;
  /** Address of the page: the dialog of another page is closed. */
  path: string;
  children: ReactNode;
}

/** Keeps the visitor's choice, in this page, in storage and in the data layer; follows choices made in other tabs. */
export function ConsentProvider({ terms: given, path, children }: ConsentProviderProps) {
  // Every rendering passes a new but equal object.
  const written = JSON.stringify(given);
  const terms = useMemo<ConsentTerms>(() => JSON.parse(written), [written]);
  const [choice, setChoice] = useState<ConsentState['choice']>('unknown');
  const [customisedPath, setCustomisedPath] = useState<string>();
  const setCustomising = useCallback((open: boolean) => setCustomisedPath(open ? path : undefined), [path]);
  const customising = customisedPath === path;
  useEffect(() => {
    const earlier = storedChoice(terms);
    setChoice(earlier);
    if (earlier !== 'none') updateConsent(earlier);
  }, [terms]);
  useEffect(() => {
    const readAgain = () => {
      const chosen = storedChoice(terms);
      setChoice(chosen);
      updateConsent(chosen === 'all' ? 'all' : 'essential');
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isErased = key === null || (key === consentKey && newValue === null);
      if (key === recordKey || isErased) readAgain();
    };
    // A page restored from the back/forward cache has missed choices that were made, or have ended, meanwhile.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && storedChoice(terms) !== choice) readAgain();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [terms, choice]);
  useEffect(() => {
    if (choice !== 'unknown') markRead(choice === 'none');
  }, [choice]);
  const choose = useCallback(
    (next: ConsentChoice) => {
      storeChoice(next, terms);
      updateConsent(next);
      setChoice(next);
      setCustomising(false);
    },
    [terms, setCustomising],
  );
  const state = useMemo(
    () => ({ choice, choose, customising, setCustomising }),
    [choice, choose, customising, setCustomising],
  );
  return <ConsentContext.Provider value={state}>{children}</ConsentContext.Provider>;
}

/**
 * The visitor's choice.
 * @throws Error outside a ConsentProvider
 */
export function useConsent(): ConsentState {
  const state = useContext(ConsentContext);
  if (!state) throw new Error('useConsent must be used within a ConsentProvider');
  return state;
}
