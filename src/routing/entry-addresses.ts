import type { PageSlug, RoutingCollection, RoutingInput, RoutingLanguage } from './types';

/** The page of an entry in one language. */
interface EntryPage {
  collection: RoutingCollection;
  language: RoutingLanguage;
  id: string;
  /** Its slugs; undefined if they are unknown: then it has no address. */
  page: PageSlug | undefined;
}

/** The path that contains the pages of a collection in one language. */
export const parentOf = ({ list }: RoutingCollection, { code, segments }: RoutingLanguage) =>
  list === undefined ? `/${code}` : `/${code}/${segments[list]}`;

const below = (parent: string, names: readonly string[]) => names.map((name) => `${parent}/${name}`);

/** Addresses that lead to a list page: its segment without a language, and former segments with and without one. */
export const formerListAddresses = (list: string, { code, segments, previousSegments }: RoutingLanguage): string[] => [
  `/${segments[list]}`,
  ...(previousSegments[list] ?? []).flatMap((segment) => [`/${segment}`, `/${code}/${segment}`]),
];

/** Every former address of a page: former slugs, and former segments with all slugs. */
export function formerAddresses({ collection, language, id, page }: EntryPage): string[] {
  if (!page) return [];
  const { list, short } = collection;
  const { code, segments, previousSegments } = language;
  const { slug, previousSlugs } = page;
  const formerParents = (list && previousSegments[list]) || [];
  const formerShort = (short && previousSegments[short]) || [];
  const all = [slug, ...previousSlugs];
  // The id has a page at the short address already (decision 3).
  const formerNames = previousSlugs.filter((name) => name !== id);
  return [
    ...below(parentOf(collection, language), previousSlugs),
    ...(short === undefined ? [] : below(`/${segments[short]}`, formerNames)),
    ...formerParents.flatMap((segment) => below(`/${code}/${segment}`, all)),
    ...formerShort.flatMap((segment) => below(`/${segment}`, [...new Set([id, ...all])])),
  ];
}

/** Every present address of a page, including short ones. */
function presentAddresses({ collection, language, id, page }: EntryPage): string[] {
  if (!page) return [];
  const { short } = collection;
  return [
    ...below(parentOf(collection, language), [page.slug]),
    ...(short === undefined ? [] : below(`/${language.segments[short]}`, [id, page.slug])),
  ];
}

/** The pages that their language does not publish. */
export const withdrawnPages = ({ languages, collections }: RoutingInput): EntryPage[] =>
  languages.flatMap((language) =>
    collections.flatMap((collection) =>
      collection.withdrawn
        .filter((entry) => entry.languages.includes(language.code))
        .map(({ id, slugs }) => ({ collection, language, id, page: slugs[language.code] })),
    ),
  );

/** The ids of these pages, by every address that they have or had. */
export const withdrawnAddresses = (input: RoutingInput): Map<string, string> =>
  new Map(
    withdrawnPages(input).flatMap((page) =>
      [...presentAddresses(page), ...formerAddresses(page)].map((path): [string, string] => [path, page.id]),
    ),
  );
