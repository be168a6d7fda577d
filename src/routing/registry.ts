import { collectRedirects } from './redirects';
import type { Alternate, PageRoute, Registry, RouteTarget, RoutingInput, RoutingLanguage } from './types';

/**
 * Derives every address of the site from languages, segments and slugs.
 * @throws Error naming every address that two pages or redirects claim
 */
export function createRegistry(input: RoutingInput): Registry {
  const pathOf = createPathOf(input);
  const pages = [rootPage(input, pathOf), ...input.languages.flatMap((language) => languagePages(input, language, pathOf))];
  pages.push(notFoundPage('/404.html', undefined, input.notFoundLanguage, landings(input, pathOf)));
  const redirects = collectRedirects(input, pathOf);
  assertUnique([...pages.map((page) => page.path), ...redirects.map((redirect) => redirect.from)]);
  return { pages, redirects, pathOf };
}

type PathOf = Registry['pathOf'];

function createPathOf({ languages, features }: RoutingInput): PathOf {
  const languageByCode = new Map(languages.map((language) => [language.code, language]));
  const featureById = new Map(features.map((feature) => [feature.id, feature]));
  return (target, code) => {
    const language = languageByCode.get(code);
    if (!language) throw new Error(`There is no language "${code}".`);
    if (target.page === 'landing') return `/${code}`;
    const list = `/${code}/${language.segments.features}`;
    if (target.page !== 'feature') return list;
    const slug = featureById.get(target.feature)?.slugs[code]?.slug;
    if (!slug) throw new Error(`There is no feature "${target.feature}" in "${code}".`);
    return `${list}/${slug}`;
  };
}

const alternatesOf = ({ languages }: RoutingInput, pathOf: PathOf, target: RouteTarget): Alternate[] =>
  languages.map(({ code }) => ({ language: code, path: pathOf(target, code) }));

const landings = (input: RoutingInput, pathOf: PathOf) => alternatesOf(input, pathOf, { page: 'landing' });

function rootPage(input: RoutingInput, pathOf: PathOf): PageRoute {
  return {
    kind: 'root',
    path: '/',
    language: input.defaultLanguage,
    canonicalPath: '/',
    indexed: false,
    alternates: landings(input, pathOf),
  };
}

function languagePages(input: RoutingInput, language: RoutingLanguage, pathOf: PathOf): PageRoute[] {
  const { code, segments } = language;
  const page = (kind: 'landing' | 'features' | 'feature', target: RouteTarget): PageRoute => {
    const path = pathOf(target, code);
    return {
      kind,
      path,
      language: code,
      canonicalPath: path,
      indexed: true,
      alternates: alternatesOf(input, pathOf, target),
    };
  };
  const features = input.features.map(({ id }) => ({
    ...page('feature', { page: 'feature', feature: id }),
    feature: id,
  }));
  const list = page('features', { page: 'features' });
  return [
    page('landing', { page: 'landing' }),
    list,
    ...features,
    ...features.flatMap((feature) => fallbackPages(input, language, feature)),
    unknownFeaturePage(list.path, code, list.alternates),
    unknownFeaturePage(`/${segments.fallback}`, code, list.alternates),
    notFoundPage(`/${code}/404`, `/${code}/*`, code, landings(input, pathOf)),
  ];
}

/** The addresses without a language, by id and by slug (decision 3). */
function fallbackPages(input: RoutingInput, { code, segments }: RoutingLanguage, page: PageRoute & { feature: string }) {
  const slug = input.features.find(({ id }) => id === page.feature)?.slugs[code]?.slug ?? page.feature;
  return [...new Set([page.feature, slug])].map(
    (name): PageRoute => ({ ...page, path: `/${segments.fallback}/${name}`, indexed: false }),
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

function assertUnique(paths: readonly string[]): void {
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
  if (twice.length > 0) throw new Error(`Addresses that two pages or redirects claim: ${[...new Set(twice)].join(', ')}`);
}
