import { collectRedirects } from './redirects';
import type {
  AddressPlan,
  Alternate,
  PageRoute,
  Registry,
  RouteTarget,
  RoutingInput,
  RoutingLanguage,
  SluggedPage,
} from './types';

/**
 * Derives every address of the site from languages, segments and slugs.
 * @throws Error naming every address that two pages claim, and every redirect that cannot be
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

/** The same without throwing: all addresses, and all that is wrong among them. */
export function planAddresses(input: RoutingInput): AddressPlan {
  const pathOf = createPathOf(input);
  const alternatesOf = createAlternatesOf(input, pathOf);
  const pages = [
    rootPage(input, alternatesOf),
    ...input.languages.flatMap((language) => languagePages(input, language, pathOf, alternatesOf)),
    notFoundPage('/404.html', undefined, input.notFoundLanguage, alternatesOf({ page: 'landing' })),
  ];
  return { pages, pathOf, ...collectRedirects(input, pages, pathOf), claimedTwice: repeated(pages.map(({ path }) => path)) };
}

type PathOf = Registry['pathOf'];

function createPathOf({ languages, features, legal }: RoutingInput): PathOf {
  const languageByCode = new Map(languages.map((language) => [language.code, language]));
  const featureSlug = slugsOf(features, 'feature');
  const legalSlug = slugsOf(legal, 'legal page');
  return (target, code) => {
    const language = languageByCode.get(code);
    if (!language) throw new Error(`There is no language "${code}".`);
    const list = `/${code}/${language.segments.features}`;
    switch (target.page) {
      case 'landing':
        return `/${code}`;
      case 'features':
        return list;
      case 'feature':
        return `${list}/${featureSlug(target.feature, code)}`;
      case 'legal':
        return `/${code}/${legalSlug(target.legal, code)}`;
    }
  };
}

/** Finds slugs by id; `what` names the kind of page to those who ask for one that is not there. */
function slugsOf(pages: readonly SluggedPage[], what: string): (id: string, code: string) => string {
  const byId = new Map(pages.map((page) => [page.id, page.slugs]));
  return (id, code) => {
    const slug = byId.get(id)?.[code]?.slug;
    if (!slug) throw new Error(`There is no ${what} "${id}" in "${code}".`);
    return slug;
  };
}

type AlternatesOf = (target: RouteTarget) => readonly Alternate[];

/** A page's alternates are the same in all its languages: made once, not once a language. */
function createAlternatesOf({ languages }: RoutingInput, pathOf: PathOf): AlternatesOf {
  const made = new Map<string, readonly Alternate[]>();
  return (target) => {
    const key = Object.values(target).join(' ');
    const alternates = made.get(key) ?? languages.map(({ code }) => ({ language: code, path: pathOf(target, code) }));
    made.set(key, alternates);
    return alternates;
  };
}

function rootPage(input: RoutingInput, alternatesOf: AlternatesOf): PageRoute {
  return {
    kind: 'root',
    path: '/',
    language: input.defaultLanguage,
    canonicalPath: '/',
    indexed: false,
    alternates: alternatesOf({ page: 'landing' }),
  };
}

function languagePages(
  input: RoutingInput,
  language: RoutingLanguage,
  pathOf: PathOf,
  alternatesOf: AlternatesOf,
): PageRoute[] {
  const { code, segments } = language;
  const page = (kind: 'landing' | 'features' | 'feature' | 'legal', target: RouteTarget): PageRoute => {
    const path = pathOf(target, code);
    return {
      kind,
      path,
      language: code,
      canonicalPath: path,
      indexed: true,
      alternates: alternatesOf(target),
    };
  };
  const features = input.features.map(({ id, slugs }) => ({
    ...page('feature', { page: 'feature', feature: id }),
    feature: id,
    slug: slugs[code]?.slug ?? id,
  }));
  const legal = input.legal.map(({ id }) => ({ ...page('legal', { page: 'legal', legal: id }), legal: id }));
  const list = page('features', { page: 'features' });
  return [
    page('landing', { page: 'landing' }),
    list,
    ...features.map(({ slug: _, ...feature }) => feature),
    ...features.flatMap(({ slug, ...feature }) => fallbackPages(segments.fallback, slug, feature)),
    ...legal,
    unknownFeaturePage(list.path, code, list.alternates),
    unknownFeaturePage(`/${segments.fallback}`, code, list.alternates),
    notFoundPage(`/${code}/404`, `/${code}/*`, code, alternatesOf({ page: 'landing' })),
  ];
}

/** The addresses without a language, by id and by slug (decision 3). */
function fallbackPages(segment: string, slug: string, page: PageRoute & { feature: string }) {
  return [...new Set([page.feature, slug])].map(
    (name): PageRoute => ({ ...page, path: `/${segment}/${name}`, indexed: false }),
  );
}

/** Answers for unknown slugs below `parent`; hosts find it there as the nearest 404 page (decision 4). */
function unknownFeaturePage(parent: string, language: string, alternates: readonly Alternate[]): PageRoute {
  const path = `${parent}/404`;
  return {
    kind: 'unknownFeature',
    path,
    matchPath: `${parent}/*`,
    language,
    canonicalPath: path,
    indexed: false,
    alternates,
  };
}

function notFoundPage(
  path: string,
  matchPath: string | undefined,
  language: string,
  alternates: readonly Alternate[],
): PageRoute {
  return {
    kind: 'notFound',
    path,
    ...(matchPath && { matchPath }),
    language,
    canonicalPath: path,
    indexed: false,
    alternates,
  };
}

function repeated(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => seen.has(path) || !seen.add(path));
}
