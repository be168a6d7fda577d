import { parentOf } from './entry-addresses';
import { collectRedirects } from './redirects';
import type {
  AddressPlan,
  PageRoute,
  Registry,
  RouteTarget,
  RoutingCollection,
  RoutingInput,
  RoutingLanguage,
} from './types';

/**
 * Derives every address of the site from languages, segments and slugs.
 * @throws Error naming every address that two pages claim, and every invalid redirect
 */
export function createRegistry(input: RoutingInput): Registry {
  const { pages, redirects, pathOf, conflicts, claimedTwice } = planAddresses(input);
  if (claimedTwice.length > 0) throw new Error(`Addresses that two pages or redirects claim: ${claimedTwice.join(', ')}`);
  const broken = conflicts.map(
    ({ kind, from, to, other }) => `${from} to ${to} (${[kind, other].filter(Boolean).join(': ')})`,
  );
  if (broken.length > 0) throw new Error(`Redirects that cannot be: ${broken.join(', ')}`);
  return { pages, redirects, pathOf };
}

/** The same without throwing: all addresses, and all conflicts. */
export function planAddresses(input: RoutingInput): AddressPlan {
  const pathOf = createPathOf(input);
  const translationsOf = createTranslationsOf(input, pathOf);
  const pages = [
    pageAt('/', { kind: 'root', language: input.defaultLanguage, ...translationsOf(landing) }),
    ...input.languages.flatMap((language) => languagePages(input, language, pathOf, translationsOf)),
    pageAt('/404.html', { kind: 'notFound', language: input.notFoundLanguage, ...translationsOf(landing) }),
  ];
  return { pages, pathOf, ...collectRedirects(input, pages, pathOf), claimedTwice: repeated(pages.map(({ path }) => path)) };
}

type PathOf = Registry['pathOf'];

const landing: RouteTarget = { kind: 'landing' };

function createPathOf({ languages, collections }: RoutingInput): PathOf {
  const languageByCode = new Map(languages.map((language) => [language.code, language]));
  const pathByKind = new Map([
    ['landing', ({ code }: RoutingLanguage) => `/${code}`],
    ...collections.flatMap((collection) => collectionPaths(collection)),
  ]);
  return ({ kind, id = '' }, code) => {
    const language = languageByCode.get(code);
    if (!language) throw new Error(`There is no language "${code}".`);
    const path = pathByKind.get(kind);
    if (!path) throw new Error(`There is no page of the kind "${kind}".`);
    return path(language, id);
  };
}

type PathInLanguage = (language: RoutingLanguage, id: string) => string;

/** The paths of the list and the pages of a collection. */
function collectionPaths(collection: RoutingCollection): [kind: string, PathInLanguage][] {
  const { kind, list, entries } = collection;
  const slugs = new Map(entries.map((entry) => [entry.id, entry.slugs]));
  const parent = (language: RoutingLanguage) => parentOf(collection, language);
  const entryPath: PathInLanguage = (language, id) => {
    const slug = slugs.get(id)?.[language.code]?.slug;
    if (!slug) throw new Error(`There is no page "${id}" of the kind "${kind}" in "${language.code}".`);
    return `${parent(language)}/${slug}`;
  };
  return [...(list ? [[list, parent] as [string, PathInLanguage]] : []), [kind, entryPath]];
}

type Translations = Pick<PageRoute, 'alternates' | 'nearest'>;
type TranslationsOf = (target: RouteTarget) => Translations;

/** Finds the translations of a page once: they are the same for all its languages. */
function createTranslationsOf({ languages, collections }: RoutingInput, pathOf: PathOf): TranslationsOf {
  const found = new Map<string, Translations>();
  const entries = new Map(
    collections.flatMap(({ kind, list = 'landing', entries }) =>
      entries.map(({ id, slugs }) => [`${kind} ${id}`, { slugs, above: { kind: list } }]),
    ),
  );
  const find = (target: RouteTarget): Translations => {
    const entry = entries.get(`${target.kind} ${target.id}`);
    const has = ({ code }: RoutingLanguage) => !entry || Object.hasOwn(entry.slugs, code);
    const to = (page: RouteTarget) => (language: RoutingLanguage) => ({
      language: language.code,
      path: pathOf(page, language.code),
    });
    return {
      alternates: languages.filter(has).map(to(target)),
      nearest: languages.filter((language) => !has(language)).map(to(entry?.above ?? landing)),
    };
  };
  return (target) => {
    const key = `${target.kind} ${target.id}`;
    const translations = found.get(key) ?? find(target);
    found.set(key, translations);
    return translations;
  };
}

/** A page at its canonical address; search engines may not index it unless `fields` says so. */
const pageAt = (
  path: string,
  fields: Pick<PageRoute, 'kind' | 'language'> & Translations & Partial<PageRoute>,
): PageRoute => ({
  id: '',
  path,
  canonicalPath: path,
  indexed: false,
  ...fields,
});

function languagePages(
  input: RoutingInput,
  language: RoutingLanguage,
  pathOf: PathOf,
  translationsOf: TranslationsOf,
): PageRoute[] {
  const { code } = language;
  const pageOf = (target: RouteTarget): PageRoute =>
    pageAt(pathOf(target, code), { ...target, language: code, indexed: true, ...translationsOf(target) });
  const notFound = { kind: 'notFound', matchPath: `/${code}/*`, language: code, ...translationsOf(landing) };
  return [
    pageOf(landing),
    ...input.collections.flatMap((collection) => collectionPages(collection, language, pageOf)),
    pageAt(`/${code}/404`, notFound),
  ];
}

/** The list of a collection, its pages, their short addresses, and the pages for unknown entries. */
function collectionPages(
  { kind, list, short, entries }: RoutingCollection,
  { code, segments }: RoutingLanguage,
  pageOf: (target: RouteTarget) => PageRoute,
): PageRoute[] {
  const listPage = list === undefined ? undefined : pageOf({ kind: list });
  const here = entries.filter(({ slugs }) => Object.hasOwn(slugs, code));
  const pages = here.map(({ id }) => pageOf({ kind, id }));
  const shortAddress = short === undefined ? undefined : `/${segments[short]}`;
  const parents = [listPage?.path, shortAddress].filter((path) => path !== undefined);
  return [
    ...(listPage ? [listPage] : []),
    ...pages,
    ...(shortAddress === undefined
      ? []
      : here.flatMap(({ id, slugs }, index) =>
          shortPages(shortAddress, [id, slugs[code]?.slug ?? id], pages[index] as PageRoute),
        )),
    ...(listPage ? parents.map((parent) => unknownPage(parent, listPage)) : []),
  ];
}

/** The addresses without a language, by id and by slug (decision 3). */
const shortPages = (parent: string, names: readonly string[], page: PageRoute): PageRoute[] =>
  [...new Set(names)].map((name) => ({ ...page, path: `${parent}/${name}`, indexed: false }));

/** The page for unknown slugs below `parent`; hosts use it as the nearest 404 page (decision 4). */
const unknownPage = (parent: string, { kind, language, alternates, nearest }: PageRoute): PageRoute =>
  pageAt(`${parent}/404`, { kind: 'unknown', id: kind, matchPath: `${parent}/*`, language, alternates, nearest });

function repeated(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => seen.has(path) || !seen.add(path));
}
