import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createRegistry } from '../../packages/addresses';
import { fillPlaceholders } from '../../packages/content/browser';
import { isInLanguage } from '../../packages/content/model';
import { hostNamed, pageFile, publicFolder, readSiteModel } from '../../packages/hosts';
import { factsInText } from '../../src/content/facts-in-text';
import { type CollectionName, entriesOf, routingInput } from '../../src/content/model';
import { loadContent } from '../../src/data/load-content';

/** The real content, from which the site was built. */
export const content = loadContent();

/** Every address that the site has. */
export const registry = createRegistry(routingInput(content));

/** How the build says that the site is to be served. */
export const model = (() => {
  const built = readSiteModel();
  if (!built) throw new Error('There is no built site: run npm run build.');
  return built;
})();

/** Every published file, as an address. */
export const published = new Set(
  readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(publicFolder, path)).isFile())
    .map((path) => `/${path.replaceAll('\\', '/')}`),
);

/** The published files that only a host needs, such as a page for each redirect, as addresses. */
export const writtenForHosts = new Set(
  content.SiteSettings.hosts.flatMap((name) => hostNamed(name).write(model).published).map(({ path }) => `/${path}`),
);

/** The text of a published file. */
export const textOf = (address: string) => readFileSync(join(publicFolder, address), 'utf8');

declare global {
  /** What `__tests__/jest/pages-environment.cjs` provides. */
  var parsedPages: Map<string, Document>;
  var pageParser: DOMParser;
}

/**
 * A page as a browser reads it that runs no scripts; needs the environment `__tests__/jest/pages-environment.cjs`. Do not change it:
 * other test files get the same one.
 */
export function documentAt(path: string): Document {
  const known = parsedPages.get(path);
  if (known) return known;
  const parsed = pageParser.parseFromString(textOf(`/${pageFile(path)}`), 'text/html');
  parsedPages.set(path, parsed);
  return parsed;
}

const texts = new WeakMap<Element, string>();

/** What a part of a page says, without scripts and styles, with every run of spaces as one. */
export function visibleText(root: Element): string {
  const text = texts.get(root) ?? readText(root);
  texts.set(root, text);
  return text;
}

function readText(root: Element): string {
  const copy = root.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('script, style, noscript')) element.remove();
  return withSingleSpaces(copy.textContent ?? '');
}

const withSingleSpaces = (text: string) => text.replace(/[ \n]+/g, ' ').trim();

/** The words of a language in the data. */
export function wordsOf(language: string) {
  const texts = content.languages[language];
  if (!texts) throw new Error(`There is no language "${language}".`);
  return texts;
}

/** The ids of the entries of a collection that a language has, in the order of the site. */
export const idsIn = (language: string, name: CollectionName): string[] =>
  entriesOf(content, name)
    .filter((entry) => isInLanguage(entry, language))
    .map(({ id }) => id);

/** A text of the data as `visibleText` returns it: with its facts, and every run of spaces as one. */
export const filled = (text: string, language: string) =>
  withSingleSpaces(fillPlaceholders(text, factsInText(content.SiteSettings, content.Packs, language)));
