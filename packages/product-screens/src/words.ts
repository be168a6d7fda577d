import type { Language } from './format';
import en from './words/en.json';
import es from './words/es.json';
import fr from './words/fr.json';

/** Every text of the screens and the tour in one language; all languages have the structure of the French file. */
export type Words = typeof fr;

/** The texts of each language; a missing text is a type error. */
export const WORDS: Record<Language, Words> = { fr, en, es };

/** Replaces each `{name}` in a text by its value. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
