import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import { inWords } from './model/in-words';
import { fillPlaceholders } from './site';

/** The languages of the studio's own words. */
export const locales = { fr, en, es } as const;

/** The code of one of them. */
export type Locale = keyof typeof locales;

type Key = keyof typeof fr;

/** What comes in two forms, for one and for several, under a key with `_one` and `_other`. */
type CountedKey = Key extends infer K ? (K extends `${infer Name}_one` ? Name : never) : never;

/** Says a word of the studio's interface. */
export interface Say {
  (key: Key, values?: Readonly<Record<string, string>>): string;
  /** In the form that the number wants, with it as `{{count}}`. */
  counted(key: CountedKey, count: number, values?: Readonly<Record<string, string>>): string;
  /** A language's name, in words of the interface. */
  language(code: string): string;
  /** The name of a kind of entries or pages; one that came later has its name in the code. */
  kind(name: string): string;
}

const memory = 'studio-locale';

const isLocale = (code: string | null): code is Locale => code !== null && Object.hasOwn(locales, code);

/** The language that was chosen here, or the first of the browser's that there is. */
function firstLocale(): Locale {
  const chosen = localStorage.getItem(memory);
  return [chosen, ...navigator.languages.map((code) => code.slice(0, 2))].find(isLocale) ?? 'en';
}

function sayerOf(locale: Locale): Say {
  const say = (key: Key, values: Readonly<Record<string, string>> = {}) => fillPlaceholders(locales[locale][key], values);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return Object.assign(say, {
    counted: (key: CountedKey, count: number, values?: Readonly<Record<string, string>>) => {
      const form = new Intl.PluralRules(locale).select(count) === 'one' ? 'one' : 'other';
      return say(`${key}_${form}`, { ...values, count: new Intl.NumberFormat(locale).format(count) });
    },
    language: (code: string) => names.of(code) ?? code,
    kind: (name: string) => (locales[locale] as Readonly<Record<string, string>>)[`kind_${name}`] ?? inWords(name),
  });
}

interface LocaleState {
  locale: Locale;
  setLocale(locale: Locale): void;
  say: Say;
}

const Context = createContext<LocaleState | undefined>(undefined);

/** Gives all below it the words of one language, which is that of the document. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
    localStorage.setItem(memory, locale);
  }, [locale]);
  const state = useMemo(() => ({ locale, setLocale, say: sayerOf(locale) }), [locale]);
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

/** The words of the interface, in the language that was chosen. */
export function useWords(): LocaleState {
  const state = useContext(Context);
  if (!state) throw new Error('There is no LocaleProvider.');
  return state;
}
