import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ConsentChoice } from './consent-choice';
import { updateConsent } from './consent-mode';
import { readStorage, type StorageKey, writeStorage } from './storage';

/** The choice and the ways to change it. */
export interface ConsentState {
  /** `unknown` until the browser's storage has been read; `none`: no choice yet. */
  choice: ConsentChoice | 'none' | 'unknown';
  choose: (choice: ConsentChoice) => void;
  /** Whether the dialog is open. */
  customising: boolean;
  setCustomising: (open: boolean) => void;
}

const key: StorageKey = 'cookieConsent';

/** The choice of an earlier visit. Nonsense in storage counts as no choice. */
export function storedChoice(): ConsentChoice | 'none' {
  const stored = readStorage(key);
  return stored === 'all' || stored === 'essential' ? stored : 'none';
}

const ConsentContext = createContext<ConsentState | undefined>(undefined);

/** Keeps the visitor's choice, in this page, in storage and in the data layer; follows a choice made in another tab. */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ConsentState['choice']>('unknown');
  const [customising, setCustomising] = useState(false);
  useEffect(() => {
    setChoice(storedChoice());
    const follow = (event: StorageEvent) => {
      if (event.key !== key && event.key !== null) return;
      const chosen = storedChoice();
      setChoice(chosen);
      updateConsent(chosen === 'all' ? 'all' : 'essential');
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  const choose = useCallback((next: ConsentChoice) => {
    writeStorage(key, next);
    updateConsent(next);
    setChoice(next);
    setCustomising(false);
  }, []);
  const state = useMemo(() => ({ choice, choose, customising, setCustomising }), [choice, choose, customising]);
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
