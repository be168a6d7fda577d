import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { writeStorage } from '../consent/storage';
import type { Notation } from '../content/notation';
import type { LanguageLink } from '../routing/language-links';

/** The language of the page, its number notation, and the addresses of the page in other languages. */
export interface LanguageState {
  language: string;
  notation: Notation;
  links: readonly LanguageLink[];
  /** Stores the language that a visitor chose for later visits. */
  remember: (language: string) => void;
}

export const LanguageContext = createContext<LanguageState | undefined>(undefined);

interface LanguageProviderProps {
  language: string;
  notation: Notation;
  links: readonly LanguageLink[];
  /** Whether a visit to the page shows which language the visitor reads; pages for unknown addresses do not. */
  isRemembered: boolean;
  children: ReactNode;
}

/** Provides the language of the page and writes it to `<html>` and to storage (docs/product.md, Storage and outgoing links). */
export function LanguageProvider({ language, notation, links, isRemembered, children }: LanguageProviderProps) {
  useEffect(() => {
    const root = document.documentElement;
    // Setting the same value again would make the browser recalculate all styles.
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
 * @throws Error outside a LanguageProvider (docs/product.md, Errors)
 */
export function useLanguage(): LanguageState {
  const state = useContext(LanguageContext);
  if (!state) throw new Error('useLanguage must be used within a LanguageProvider');
  return state;
}
