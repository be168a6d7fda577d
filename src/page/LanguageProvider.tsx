import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Notation } from '../content/notation';
import type { LanguageLink } from '../routing/language-links';
import { writeStorage } from './storage';

/** The page's language, how it writes numbers, and where the page leads in other languages. */
export interface LanguageState {
  language: string;
  notation: Notation;
  links: readonly LanguageLink[];
  /** Keeps a visitor's choice of language for later visits. */
  remember: (language: string) => void;
}

const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  language: string;
  notation: Notation;
  links: readonly LanguageLink[];
  /** Whether a visit to the page says which language the visitor reads: an address that leads nowhere does not. */
  isRemembered: boolean;
  children: ReactNode;
}

/** Says which language the page is in, on `<html>` and in storage too (section 4 of the specification). */
export function LanguageProvider({ language, notation, links, isRemembered, children }: LanguageProviderProps) {
  useEffect(() => {
    const root = document.documentElement;
    // Even the same language, written again, would have the browser work out every style of the page anew.
    if (root.lang !== language) root.lang = language;
    if (isRemembered) writeStorage('language', language);
  }, [language, isRemembered]);
  const state = useMemo(
    () => ({ language, notation, links, remember: (next: string) => writeStorage('language', next) }),
    [language, notation, links],
  );
  return <LanguageContext.Provider value={state}>{children}</LanguageContext.Provider>;
}

/**
 * The page's language.
 * @throws Error outside a LanguageProvider (section 8 of the specification)
 */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}
