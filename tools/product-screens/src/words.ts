import type { Language } from './format';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';

/** Every text of the screens and the tour, in one language. The French file is the shape of all three. */
export type Words = typeof fr;

/** The words of each language; the type refuses a language that lacks one. */
export const WORDS: Record<Language, Words> = { fr, en, es };

/** Puts values instead of `{name}` in a text. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
