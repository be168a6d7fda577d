import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Node } from 'gatsby';
import type { Registry } from '../../packages/addresses';
import { createRegistry } from '../../packages/addresses';
import { type Documents, localesFolder } from '../../packages/content';
import type { Collection, FooterSource } from '../../packages/content/define';
import { languageSources, type Shown, shownEntries, shownWord } from '../../packages/content/model';
import { filesIn } from '../../packages/hosts';
import { factsInText } from '../content/facts-in-text';
import { formatDay } from '../content/format';
import {
  allCollections,
  anchors,
  type Content,
  factFiles,
  identifyFile,
  linksTo,
  listKinds,
  model,
  publishedDocuments,
  routingInput,
} from '../content/model';
import { notationOf } from '../content/notation';
import { cookiePolicy, menuCollection } from '../site';
import { demoAddress } from './demo-address';
import { staticFolder } from './read-data';
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
    ...content.SiteSettings.languages.flatMap((code) => {
      const inLanguage = shownIn(shown, code, pathOf);
      return languageSources(inLanguage, addedFiles(inLanguage));
    }),
  ]);
}

/** What is shown in one language, and the settings of the site. */
interface ShownOnSite extends Shown {
  site: Content['SiteSettings'];
}

/**
 * What a language shows.
 * @param files the files of `data/` without what is not published, by path
 */
function shownIn(files: Shown['files'], code: string, pathOf: Registry['pathOf']): ShownOnSite {
  const site = files.get(factFiles.SiteSettings.path) as unknown as Content['SiteSettings'];
  const packs = files.get(factFiles.Packs.path) as unknown as Content['Packs'];
  return {
    ...{ model, files, code, site },
    values: factsInText(site, packs, code),
    writeDay: (day) => formatDay(day, code),
    pathOf: (kind, id) => pathOf({ kind, ...(id && { id }) }, code),
  };
}

/** What this site adds to the files of a language. */
const addedFiles = (shown: ShownOnSite) => ({
  Language: { ...pathsOf(shown), ...formatsOf(shown) },
  Navigation: navigationOf(shown),
});

/** The demo, and how the language writes numbers. */
const formatsOf = ({ site, code }: ShownOnSite) => ({
  demo: demoAddress(site, code, (address) => existsSync(join(staticFolder, address))),
  notation: notationOf(code),
});

/** The addresses that every page of a language links. */
const pathsOf = (shown: ShownOnSite) => ({
  ...Object.fromEntries(['landing', ...listKinds].map((kind) => [`${kind}Path`, shown.pathOf(kind)])),
  anchors,
  sectionLinks: sectionLinksOf(shown),
  menuPath: shown.pathOf(menuCollection.list.kind),
  cookiePolicyPath: shown.pathOf(cookiePolicy.kind, cookiePolicy.id),
});

/** The links of header, drawer and footer to the landing page and its sections. */
const sectionLinksOf = (shown: ShownOnSite) => {
  const path = shown.pathOf('landing');
  return [
    { path, text: shownWord(shown, 'header:home'), place: 'before' },
    ...linksTo(shown.site.sections).map(({ anchor, word, place }) => ({
      path: `${path}#${anchor}`,
      text: shownWord(shown, word),
      place,
    })),
  ];
};

/** The links of a language’s menu and footer, which change with the texts of pages, in a file of their own. */
const navigationOf = (shown: ShownOnSite) => ({
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
const linkedEntries = (shown: ShownOnSite, collection: Collection) =>
  shownEntries(shown, collection).slice(0, collection.list && (shown.site.menuLength ?? usual));

/** The links of the footer to the pages of a collection. */
const footerList = (shown: ShownOnSite, collection: Collection, { place, heading, name, list }: FooterSource) => ({
  place,
  heading: shownWord(shown, heading),
  links: [
    ...(collection.list && list ? [{ text: shownWord(shown, list), path: shown.pathOf(collection.list.kind) }] : []),
    ...linkedEntries(shown, collection).map(({ text }) => ({ text: shownWord(shown, name, text), path: text.path })),
  ],
});
