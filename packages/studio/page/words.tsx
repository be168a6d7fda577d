import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import { inWords } from './model/in-words';
import { fillPlaceholders } from './site';

/** The texts of the studio's interface, by language. */
export const locales = { fr, en, es } as const;

/** The code of a language of the interface. */
export type Locale = keyof typeof locales;

type Key = keyof typeof fr;

/** A text with a singular and a plural form, under the keys with `_one` and `_other`. */
type CountedKey = Key extends infer K ? (K extends `${infer Name}_one` ? Name : never) : never;

/** Returns a text of the studio's interface. */
export interface Say {
  (key: Key, values?: Readonly<Record<string, string>>): string;
  /** Returns the singular or plural form for a number, with the number as `{{count}}`. */
  counted(key: CountedKey, count: number, values?: Readonly<Record<string, string>>): string;
  /** Returns the name of a language, in the language of the interface. */
  language(code: string): string;
  /** Returns the name of a kind of entries or pages; without a translation, its name in the code as words. */
  kind(name: string): string;
}

const memory = 'studio-locale';

const isLocale = (code: string | null): code is Locale => code !== null && Object.hasOwn(locales, code);

/** Returns the language chosen in this browser before, or the first supported language of the browser. */
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

/** Provides the texts of the chosen language to its children, and sets the document's language. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useState(firstLocale);
  useEffect(() => {
    document.documentElement.lang = locale;
    localStorage.setItem(memory, locale);
  }, [locale]);
  const state = useMemo(() => ({ locale, setLocale, say: sayerOf(locale) }), [locale]);
  return <Context.Provider value={state}>{children}</Context.Provider>;
}

/** Returns the texts of the interface in the chosen language. */
export function useWords(): LocaleState {
  const state = useContext(Context);
  if (!state) throw new Error('There is no LocaleProvider.');
  return state;
}
