import { existsSync } from 'node:fs';
import { createRegistry } from '../../../packages/addresses';
import { type EntryFacts, isInLanguage } from '../../../packages/content/model';
import { factsInText } from '../../../src/content/facts-in-text';
import { routingInput } from '../../../src/content/model';
import { demoAddress } from '../../../src/data/demo-address';
import { loadContent } from '../../../src/data/load-content';
import { everyPage } from '../../support/copies';

/** All of `data/`, as the build reads it. */
export const content = loadContent();

/** Every address of the site. */
export const registry = createRegistry(routingInput(content));

/** `data/site.json`. */
export const site = content.SiteSettings;

/** Codes of all languages. */
export const languages = site.languages;

/** The languages for tests to which the length of words matters: the first and the last one, and all in the nightly run. */
export const outerLanguages = everyPage ? languages : [...new Set([entryAt(languages, 0), entryAt(languages, -1)])];

/** The language in which most tests visit the site, and the one that they change to. */
export const [mainLanguage, otherLanguage] = [entryAt(languages, 0), entryAt(languages, 1 % languages.length)];

/** The pack that is on sale; the specification knows a single one. */
export const pack = firstOf(content.Packs.packs);

/** The price of the pack on sale after a number of clicks on plus, in euros per month. */
export const priceAfter = (clicks: number) =>
  (pack.price ?? 0) + clicks * pack.additionalFilesStep * (pack.additionalFilePrice ?? 0);

/** The texts of the cookie bar on pages of a language: in the language of all bars, or of the page (decision 13). */
export const cookiesOf = (language: string) =>
  languageContent(site.cookieBannerLanguage === 'page' ? language : site.cookieBannerLanguage).Cookies;

/** The texts of the cookie bar if it has one language on all pages. */
export const cookies = cookiesOf(site.defaultLanguage);

/** The demo on the landing page of a language: its address and its language. */
export const demoOf = (language: string) =>
  demoAddress(site, language, (address) => existsSync(`${process.env.SITE_STATIC ?? 'static'}${address}`));

/** The first entry of a list that must have one. */
export function firstOf<T>(list: readonly T[]): T {
  return entryAt(list, 0);
}

/** An entry of a list that must have it; a negative index counts from the end. */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list.at(index);
  if (entry === undefined) throw new Error(`The list has no entry ${index}.`);
  return entry;
}

function languageContent(language: string) {
  const found = content.languages[language];
  if (!found) throw new Error(`data/ has no language "${language}".`);
  return found;
}

const isIn = (language: string) => (entry: EntryFacts) => isInLanguage(entry, language);

/** The texts of a language as visitors read them: with facts such as the product’s name, but without values such as `{{count}}`. */
export function wordsOf(language: string) {
  const { interface: ui, features, ...texts } = languageContent(language);
  const facts = factsInText(site, content.Packs, language);
  return {
    ...fill(texts, facts),
    // Interface texts only get the name: `{{price}}` in them is another value.
    ...fill(ui, { name: site.name }),
    features: content.FeatureCatalogue.features.filter(isIn(language)).map(({ id, listed }) => {
      const text = features[id];
      if (!text) throw new Error(`data/ has no feature "${id}" in "${language}".`);
      return { id, listed, path: registry.pathOf({ kind: 'feature', id }, language), ...fill(text, facts) };
    }),
    /** The texts of the feature list and the tabs, whose key clashes with the features themselves. */
    featureWords: fill(ui.features, { name: site.name }),
  };
}

/** A feature’s texts and address in a language. */
export function featureOf(language: string, id: string) {
  return firstOf(wordsOf(language).features.filter((feature) => feature.id === id));
}

/** The legal pages of a language, in the order of the footer: texts and address. */
export function legalPagesOf(language: string) {
  const facts = factsInText(site, content.Packs, language);
  return content.LegalCatalogue.pages.filter(isIn(language)).map(({ id }) => {
    const text = languageContent(language).legal[id];
    if (!text) throw new Error(`data/ has no legal page "${id}" in "${language}".`);
    return { id, path: registry.pathOf({ kind: 'legal', id }, language), ...fill(text, facts) };
  });
}

/** Address of a landing page. */
export const landingPath = (language: string) => registry.pathOf({ kind: 'landing' }, language);

/** Address of a feature list. */
export const listPath = (language: string) => registry.pathOf({ kind: 'features' }, language);

/** Fills values into every `{{…}}` of a text, or of the texts in a value; those without a value stay. */
export function fill<T>(value: T, values: Record<string, string | number>): T {
  if (typeof value === 'string') {
    return value.replace(/\{\{\s*(\w+)\s*\}\}/g, (open, name: string) => String(values[name] ?? open)) as T;
  }
  if (Array.isArray(value)) return value.map((entry) => fill(entry, values)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, values)])) as T;
}

/** The accessible name of a language in the language selector. */
export const languageName = (language: string) => {
  const { label, name } = languageContent(language).Language;
  return `${label} – ${name}`;
};
