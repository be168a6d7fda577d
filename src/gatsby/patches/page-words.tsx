import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { fillPlaceholders } from '../../content/placeholders';

type Words = { readonly [key: string]: string | Words };

/** What gatsby-plugin-react-i18next passes to `init`, as far as it is used here. */
interface Options {
  lng: string;
  /** By language and namespace. */
  resources: Readonly<Record<string, Words>>;
  interpolation: { defaultVariables: Readonly<Record<string, string>> };
}

/** Values for the placeholders of a word. `count` also chooses its form; `replace` says how the count is written (`writeCount`). */
interface Values {
  count?: number;
  replace?: Readonly<Record<string, string>>;
  [name: string]: unknown;
}

/** The words of one page. */
class PageWords {
  language = '';
  private words: Words = {};
  private facts: Readonly<Record<string, string>> = {};

  init({ lng, resources, interpolation }: Options): void {
    this.language = lng;
    this.words = resources[lng] ?? {};
    this.facts = interpolation.defaultVariables;
  }

  /** @param key namespace and keys, such as `hero:stages.visit` */
  read(key: string, { replace, ...values }: Values): string {
    const { count } = values;
    const counted = count === undefined ? undefined : this.find(`${key}_${this.formFor(count)}`);
    return fillPlaceholders(counted ?? this.find(key) ?? key, { ...this.facts, ...values, ...replace });
  }

  private find(key: string): string | undefined {
    const inside = (words: unknown, name: string) => (words as Words | undefined)?.[name];
    return key.split(/[:.]/).reduce<unknown>(inside, this.words) as string | undefined;
  }

  /** A counted word has two forms (`src/content/schemas/interface.ts`). */
  private formFor(count: number): 'one' | 'other' {
    return new Intl.PluralRules(this.language).select(count) === 'one' ? 'one' : 'other';
  }
}

const WordsContext = createContext(new PageWords());

/**
 * Replaces i18next and react-i18next in the browser, 16 kB after Brotli. They are made for words that arrive while a page is shown
 * and for languages that stand in for each other. Here the page's data holds all its words, in its language, and the content check
 * allows placeholders of one form only. The build renders with i18next.
 *
 * Upstream: no thread was found; i18next has no smaller edition.
 * Can go when the scripts have room for i18next (docs/performance.md).
 */
export default { createInstance: () => new PageWords() };

/** Provides the words of a page. Called by gatsby-plugin-react-i18next. */
export const I18nextProvider = ({ i18n, children }: { i18n: PageWords; children: ReactNode }) => (
  <WordsContext.Provider value={i18n}>{children}</WordsContext.Provider>
);

/**
 * The function that reads words.
 * @param namespaces one namespace, or several, of which the first is that of keys without one
 */
export function useTranslation(namespaces: string | readonly string[]) {
  const words = useContext(WordsContext);
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces[0];
  return useMemo(
    () => ({
      t: (key: string, values: Values = {}) => words.read(key.includes(':') ? key : `${namespace}:${key}`, values),
    }),
    [words, namespace],
  );
}
