import { landingPath } from './choose-language';
import type { Claim, Clash, RoutingCollection, RoutingInput, RoutingLanguage, SluggedPage } from './types';

/** A value that ends addresses. */
type Value = Pick<Claim, 'name' | 'value' | 'former'>;

/** A present value, and those that it replaced. */
const valuesOf = (name: string, present: string, former: readonly string[] = []): Value[] => [
  { name, value: present },
  ...former.map((value, index) => ({ name, value, former: index })),
];

/** What the claims of a page or a list share. */
type Holder = Pick<Claim, 'owner' | 'language' | 'target'>;

/** Claims to the addresses below a parent, one for each value. */
const below = (holder: Holder, parent: string, values: readonly Value[], as?: Claim['as']): Claim[] =>
  values.map((value) => ({
    ...holder,
    ...value,
    path: `${parent}/${value.value}`,
    as: as ?? (value.former === undefined ? 'page' : 'redirect'),
  }));

/** Every claim of the published pages to an address, present and former ones. */
export const claimsOf = ({ languages, collections, defaultLanguage }: RoutingInput): Claim[] =>
  withoutShared(
    defaultLanguage,
    languages.flatMap((language) => [
      ...below(landingHolder(language), '', valuesOf('code', language.code)),
      ...collections.flatMap((collection) => [
        ...segmentClaims(collection, language),
        ...collection.entries.flatMap((entry) => entryClaims(collection, language, entry)),
      ]),
    ]),
  );

/** Whether an address is that of a list without its language. */
const isBareList = ({ as, owner, language }: Claim) => as === 'redirect' && owner === language;

/**
 * Languages may have one word for a list, such as `guides`. Its address without a language then leads to the list of one of them: of
 * one whose present word it is, of the default language, or of the first.
 */
function withoutShared(defaultLanguage: string, claims: readonly Claim[]): Claim[] {
  const holders = new Map<string, Claim>();
  const sharedBy = ({ name, path }: Claim) => `${name} ${path}`;
  const rank = ({ former, language }: Claim) => (former === undefined ? 2 : 0) + (language === defaultLanguage ? 1 : 0);
  for (const claim of claims.filter(isBareList)) {
    const holder = holders.get(sharedBy(claim));
    if (!holder || rank(claim) > rank(holder)) holders.set(sharedBy(claim), claim);
  }
  return claims.filter((claim) => !isBareList(claim) || holders.get(sharedBy(claim))?.language === claim.language);
}

const landingHolder = ({ code }: RoutingLanguage): Holder => ({
  owner: `language ${code}`,
  language: code,
  target: { kind: 'landing' },
});

/**
 * Claims of a collection’s segments: its list page, next to the pages of collections without a list, and the addresses without a
 * language, in which all segments of a language may be the same.
 */
export function segmentClaims(collection: RoutingCollection, language: RoutingLanguage): Claim[] {
  const { list, short } = collection;
  const { code, segments, previousSegments } = language;
  const target = { kind: list ?? 'landing' };
  const of = (name: string) => valuesOf(name, segments[name] ?? '', previousSegments[name]);
  const bare = { owner: code, language: code, target };
  return [
    ...(list === undefined
      ? []
      : [
          ...below({ owner: `list ${list}`, language: code, target }, landingPath(code), of(list)),
          ...below(bare, '', of(list), 'redirect'),
        ]),
    ...(short === undefined ? [] : below(bare, '', of(short), 'folder')),
  ];
}

/** Claims of an entry in a language: the first is its canonical address. None if its slug is unknown there. */
export function entryClaims(
  { kind, list, short }: RoutingCollection,
  { code, segments, previousSegments }: RoutingLanguage,
  { id, slugs }: SluggedPage,
): Claim[] {
  const page = slugs[code];
  if (!page) return [];
  const holder = { owner: `${kind} ${id}`, language: code, target: { kind, id } };
  const values = valuesOf('slug', page.slug, page.previousSlugs);
  // Decision 3. The id has a page at the short address already.
  const shortValues = [...valuesOf('id', id), ...values.filter(({ value }) => value !== id)];
  const parent = landingPath(code);
  const formerParents = (list && previousSegments[list]) || [];
  const formerShort = (short && previousSegments[short]) || [];
  return [
    ...below(holder, list === undefined ? parent : `${parent}/${segments[list]}`, values),
    ...(short === undefined ? [] : below(holder, `/${segments[short]}`, shortValues)),
    ...formerParents.flatMap((segment) => below(holder, `${parent}/${segment}`, values, 'redirect')),
    ...formerShort.flatMap((segment) => below(holder, `/${segment}`, shortValues, 'redirect')),
  ];
}

/**
 * The addresses that two claim. Capitals, which ids have, count as small letters: so some hosts and disks take them.
 * @param published every address that was ever published, with its page
 */
export function clashesOf(claims: readonly Claim[], published: RoutingInput['published']): Clash[] {
  const holders = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const address = claim.path.toLowerCase();
    const holder = holders.get(address) ?? claim;
    const lead = rightOf(claim, published) - rightOf(holder, published);
    const [rightful, other] = lead > 0 ? [claim, holder] : [holder, claim];
    holders.set(address, rightful);
    return holder.owner === claim.owner ? [] : [{ claim: other, holder: rightful, isDecided: lead !== 0 }];
  });
}

/**
 * The priority of a claim: first the page that was published at the address, then the former slug that redirected from it, then a
 * present value, then a former one.
 */
function rightOf({ path, language, target, former }: Claim, published: RoutingInput['published']): number {
  const known = published[path];
  if (known !== undefined && known === pageId(language, target)) return 3;
  if (former !== undefined) return known === 'redirect' ? 2 : 0;
  return 1;
}

/** A page as the list of published addresses names it, such as `fr/feature/signature`. */
export const pageId = (language: string, { kind, id }: Claim['target']) => [language, kind, ...(id ? [id] : [])].join('/');

/** The pages that their language does not publish, with every claim that they would have. */
export const withdrawnPages = ({ languages, collections }: RoutingInput) =>
  languages.flatMap((language) =>
    collections.flatMap((collection) =>
      collection.withdrawn
        .filter((entry) => entry.languages.includes(language.code))
        .map((entry) => ({ collection, language, id: entry.id, claims: entryClaims(collection, language, entry) })),
    ),
  );
