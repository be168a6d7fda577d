import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Node } from 'gatsby';
import type { Registry } from '../../packages/addresses';
import { createRegistry } from '../../packages/addresses';
import { type Documents, languagePath, localesFolder } from '../../packages/content';
import { fillPlaceholders } from '../../packages/content/browser';
import type { Collection, FooterSource, WordSource } from '../../packages/content/define';
import { entriesIn, entryPath, isInLanguage, withDaysInWords, withTexts } from '../../packages/content/model';
import { filesIn } from '../../packages/hosts';
import { factsInText } from '../content/facts-in-text';
import { formatDay } from '../content/format';
import {
  allCollections,
  anchors,
  type Content,
  factFiles,
  identifyFile,
  joinedLists,
  type LanguageContent,
  languageFiles,
  linksTo,
  listKinds,
  publishedDocuments,
  routingInput,
  sectionFacts,
} from '../content/model';
import { notationOf } from '../content/notation';
import { cookiePolicy, menuCollection } from '../site';
import { demoAddress } from './demo-address';
import { staticFolder } from './read-data';
import { wordFrom } from './word-from';
import { writeFile } from './write-file';

/** Where Gatsby reads what pages show. */
export const checkedFolder = resolve('.cache/checked-data');

/** The part of it that gatsby-plugin-react-i18next reads: the words of the interface, in a folder for each language. */
export const localesPath = join(checkedFolder, localesFolder);

/** Name of the source of these words. */
export const localeSource = 'locale';

/** The GraphQL type of a file that Gatsby reads. */
export const typeOfFile = ({ node }: { node: Node }) =>
  node.sourceInstanceName === localeSource ? 'InterfaceWords' : String(node.relativeDirectory);

/**
 * Updates the files that Gatsby reads; writes only those that have changed, because Gatsby watches them. While a file of `data/` is
 * broken, they stay as they were.
 * @param documents all files of `data/`, after a check without errors, or what is shown in their place (`showInstead`)
 * @param content the content of these files
 */
export function updateCheckedData(documents: Documents, content: Content, folder = checkedFolder): void {
  const wanted = pageSources(documents, content);
  mkdirSync(folder, { recursive: true });
  for (const path of filesIn(folder)) if (path.endsWith('.json') && !wanted.has(path)) rmSync(join(folder, path));
  for (const [path, value] of wanted) writeFile(join(folder, path), `${JSON.stringify(value, null, 2)}\n`, `${folder}.new`);
}

type Values = Readonly<Record<string, unknown>>;

/**
 * What pages read, by path: of published content only, each file in the folder of its GraphQL type. A language has its own files of
 * facts, in which they are joined with its texts.
 */
function pageSources(documents: Documents, content: Content): Map<string, Values> {
  const { pathOf } = createRegistry(routingInput(content));
  const shown = new Map([...publishedDocuments(documents)].map(([path, { value }]) => [path, value as Values]));
  return new Map([
    ...[...shown].filter(([path]) => identifyFile(path)?.kind === 'InterfaceWords'),
    ['SiteSettings/site.json', shown.get(factFiles.SiteSettings.path) ?? {}],
    ...content.SiteSettings.languages.flatMap((code) => languageSources(new Shown(shown, code, pathOf))),
  ]);
}

/** What is shown in one language. */
class Shown {
  readonly site: Content['SiteSettings'];
  private readonly factsInTexts: Values;
  private readonly inWords = (day: string) => formatDay(day, this.code);

  /**
   * @param files the files of `data/` without what is not published, by path
   * @param code the code of the language
   */
  constructor(
    private readonly files: ReadonlyMap<string, Values>,
    readonly code: string,
    private readonly paths: Registry['pathOf'],
  ) {
    this.site = this.facts('SiteSettings');
    this.factsInTexts = factsInText(this.site, this.facts('Packs'), code);
  }

  facts<Kind extends keyof typeof factFiles>(kind: Kind): Content[Kind] {
    return this.files.get(factFiles[kind].path) as unknown as Content[Kind];
  }

  /** The facts of a section, their days in the words of the language, too. */
  dated(kind: keyof typeof sectionFacts): object {
    return withDaysInWords(sectionFacts[kind].schema, this.facts(kind), this.inWords);
  }

  /** A file of the language, with the facts in its texts. */
  texts<Kind extends keyof typeof languageFiles>(kind: Kind): LanguageContent[Kind] {
    return this.filled(this.files.get(languagePath(this.code, languageFiles[kind].path))) as LanguageContent[Kind];
  }

  /** The pages of a collection: their facts, with their texts and addresses. */
  entries(collection: Collection) {
    const { kind, catalogue } = collection;
    return entriesIn(collection, this.files.get(catalogue.path))
      .filter((entry) => isInLanguage(entry, this.code))
      .map((entry) => ({
        ...withDaysInWords(catalogue.entry, entry, this.inWords),
        text: {
          ...(this.filled(this.files.get(entryPath(this.code, collection, entry.id))) as Values),
          language: this.code,
          key: entry.id,
          path: this.pathOf(kind, entry.id),
        },
      }));
  }

  pathOf(kind: string, id?: string): string {
    return this.paths({ kind, ...(id && { id }) }, this.code);
  }

  /** A word of the interface or of an entry, with the facts in it. */
  word(source: WordSource, entry?: Values): string {
    return String(this.filled(wordFrom(source, entry, (name) => this.files.get(languagePath(this.code, `${name}.json`)))));
  }

  /** Fills the facts (`{{price}}`) into every text of a value. */
  private filled(value: unknown): unknown {
    if (typeof value === 'string') return value.includes('{{') ? fillPlaceholders(value, this.factsInTexts) : value;
    if (Array.isArray(value)) return value.map((entry) => this.filled(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.filled(inner)]));
  }
}

/** The files of a language, by path. */
function languageSources(shown: Shown): [path: string, Values][] {
  const { code } = shown;
  const collections = allCollections.map((collection) => ({ ...collection, entries: shown.entries(collection) }));
  const kinds = Object.keys(languageFiles) as (keyof typeof languageFiles)[];
  const textsOf = (texts: string, key: string) =>
    (shown.texts(texts as keyof typeof languageFiles) as Record<string, { id: string }[]>)[key] ?? [];
  const joined = Object.keys(sectionFacts).map((kind) => [
    kind,
    withTexts(joinedLists, kind, shown.dated(kind as keyof typeof sectionFacts), textsOf),
  ]);
  const files: Record<string, object> = {
    ...Object.fromEntries(kinds.map((kind) => [kind, shown.texts(kind)])),
    Language: { ...shown.texts('Language'), ...pathsOf(shown), ...formatsOf(shown) },
    Navigation: navigationOf(shown),
    ...Object.fromEntries(joined),
    ...Object.fromEntries(
      collections.map(({ type, catalogue, entries }) => [`${type}Catalogue`, { [catalogue.list]: entries }]),
    ),
  };
  return [
    ...Object.entries(files).map(([type, file]): [string, Values] => [`${type}/${code}.json`, { ...file, language: code }]),
    ...collections.flatMap(({ type, entries }) =>
      entries.map(({ id, text }): [string, Values] => [`${type}Text/${code}-${id}.json`, text]),
    ),
  ];
}

/** The demo, and how the language writes numbers. */
const formatsOf = ({ site, code }: Shown) => ({
  demo: demoAddress(site, code, (address) => existsSync(join(staticFolder, address))),
  notation: notationOf(code),
});

/** The addresses that every page of a language links. */
const pathsOf = (shown: Shown) => ({
  ...Object.fromEntries(['landing', ...listKinds].map((kind) => [`${kind}Path`, shown.pathOf(kind)])),
  anchors,
  sectionLinks: sectionLinksOf(shown),
  menuPath: shown.pathOf(menuCollection.list.kind),
  cookiePolicyPath: shown.pathOf(cookiePolicy.kind, cookiePolicy.id),
});

/** The links of header, drawer and footer to the landing page and its sections. */
const sectionLinksOf = (shown: Shown) => {
  const path = shown.pathOf('landing');
  return [
    { path, text: shown.word('header:home'), place: 'before' },
    ...linksTo(shown.site.sections).map(({ anchor, word, place }) => ({
      path: `${path}#${anchor}`,
      text: shown.word(word),
      place,
    })),
  ];
};

/** The links of a language’s menu and footer, which change with the texts of pages, in a file of their own. */
const navigationOf = (shown: Shown) => ({
  menu: linkedEntries(shown, menuCollection),
  footer: allCollections.flatMap((collection) =>
    collection.footer ? [footerList(shown, collection, collection.footer)] : [],
  ),
});

/** How many entries are linked, if `data/site.json` does not say. */
const usual = 12;

/**
 * The entries of a collection that menu and footer link: the first few if the collection has a list page, to which both lead, so that
 * pages do not grow with the site.
 */
const linkedEntries = (shown: Shown, collection: Collection) =>
  shown.entries(collection).slice(0, collection.list && (shown.site.menuLength ?? usual));

/** The links of the footer to the pages of a collection. */
const footerList = (shown: Shown, collection: Collection, { place, heading, name, list }: FooterSource) => ({
  place,
  heading: shown.word(heading),
  links: [
    ...(collection.list && list ? [{ text: shown.word(list), path: shown.pathOf(collection.list.kind) }] : []),
    ...linkedEntries(shown, collection).map(({ text }) => ({ text: shown.word(name, text), path: text.path })),
  ],
});
