import { landingPath } from './choose-language';
import { claimsOf, clashesOf, entryClaims, pageId, segmentClaims } from './claims';
import { collectRedirects } from './redirects';
import type {
  AddressPlan,
  Claim,
  PageRoute,
  Registry,
  RouteTarget,
  RoutingCollection,
  RoutingInput,
  RoutingLanguage,
} from './types';

/**
 * Derives every address of the site from languages, segments and slugs.
 * @throws Error naming every address that two pages or lists claim, and every invalid redirect
 */
export function createRegistry(input: RoutingInput): Registry {
  const { pages, redirects, pathOf, conflicts, claimedTwice } = planAddresses(input);
  const twice = new Set(claimedTwice.map(({ claim }) => claim.path));
  if (twice.size > 0) throw new Error(`Addresses that two pages or redirects claim: ${[...twice].join(', ')}`);
  const broken = conflicts.map(
    ({ kind, from, to, other }) => `${from} to ${to} (${[kind, other].filter(Boolean).join(': ')})`,
  );
  if (broken.length > 0) throw new Error(`Redirects that cannot be: ${broken.join(', ')}`);
  return { pages, redirects, pathOf };
}

/** The same without throwing: all addresses, and all conflicts. */
export function planAddresses(input: RoutingInput): AddressPlan {
  const claims = claimsOf(input);
  const pathOf = createPathOf(input, claims);
  const translationsOf = createTranslationsOf(input, pathOf);
  const pages = [
    pageAt('/', { kind: 'root', language: input.defaultLanguage, ...translationsOf(landing) }),
    ...input.languages.flatMap((language) => languagePages(input, language, pathOf, translationsOf)),
    pageAt('/404.html', { kind: 'notFound', language: input.notFoundLanguage, ...translationsOf(landing) }),
  ];
  const claimedTwice = clashesOf(claims, input.published);
  return { pages, pathOf, claims, claimedTwice, ...collectRedirects(input, pages, claims, pathOf) };
}

type PathOf = Registry['pathOf'];

const landing: RouteTarget = { kind: 'landing' };

/** The first claim of a page is its canonical address. */
function createPathOf({ languages }: RoutingInput, claims: readonly Claim[]): PathOf {
  const paths = new Map<string, string>();
  for (const { as, language, target, path } of claims) {
    const id = pageId(language, target);
    if (as === 'page' && !paths.has(id)) paths.set(id, path);
  }
  return (target, code) => {
    if (!languages.some((language) => language.code === code)) throw new Error(`There is no language "${code}".`);
    const path = paths.get(pageId(code, target));
    if (!path) throw new Error(`There is no page "${target.id ?? ''}" of the kind "${target.kind}" in "${code}".`);
    return path;
  };
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
  const notFound = { kind: 'notFound', matchPath: `${landingPath(code)}/*`, language: code, ...translationsOf(landing) };
  return [
    pageOf(landing),
    ...input.collections.flatMap((collection) => collectionPages(collection, language, pageOf)),
    pageAt(`${landingPath(code)}/404`, notFound),
  ];
}

/** The list of a collection, its pages, their short addresses, which are not indexed, and the pages for unknown entries. */
function collectionPages(
  collection: RoutingCollection,
  language: RoutingLanguage,
  pageOf: (target: RouteTarget) => PageRoute,
): PageRoute[] {
  const { kind, list, entries } = collection;
  const listPage = list === undefined ? undefined : pageOf({ kind: list });
  const here = entries.filter(({ slugs }) => Object.hasOwn(slugs, language.code));
  const short = here.flatMap((entry) => {
    const [, ...others] = entryClaims(collection, language, entry).filter(({ as }) => as === 'page');
    return others.map(({ path }) => ({ ...pageOf({ kind, id: entry.id }), path, indexed: false }));
  });
  const folders = segmentClaims(collection, language).filter(({ as, former }) => as === 'folder' && former === undefined);
  return [
    ...(listPage ? [listPage] : []),
    ...here.map(({ id }) => pageOf({ kind, id })),
    ...short,
    ...(listPage ? [listPage, ...folders].map(({ path }) => unknownPage(path, listPage)) : []),
  ];
}

/** The page for unknown slugs below `parent`; hosts use it as the nearest 404 page (decision 4). */
const unknownPage = (parent: string, { kind, language, alternates, nearest }: PageRoute): PageRoute =>
  pageAt(`${parent}/404`, { kind: 'unknown', id: kind, matchPath: `${parent}/*`, language, alternates, nearest });
