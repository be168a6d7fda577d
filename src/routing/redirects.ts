import { anchors } from './anchors';
import type {
  PageRoute,
  PageSlug,
  Redirect,
  RedirectConflict,
  RedirectOrigin,
  Registry,
  RoutingCollection,
  RoutingInput,
  RoutingLanguage,
} from './types';

/** A requested redirect and its origin. */
interface Rule extends Redirect {
  origin: RedirectOrigin;
}

/** All redirects, and the conflicts among them. */
export interface Redirects {
  /** One an address, each leading to its page in one hop. */
  redirects: Redirect[];
  conflicts: RedirectConflict[];
}

/**
 * Collects every redirect: those of the route table (section 2 of the specification), of former slugs and segments, and manual
 * ones. Chains are shortened to one hop.
 */
export function collectRedirects(input: RoutingInput, pages: readonly PageRoute[], pathOf: Registry['pathOf']): Redirects {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const unpublished = unpublishedPages(input);
  const { rules, conflicts } = rulesByAddress(wantedRules(input, unpublished, pathOf), pages);
  const redirects = [...rules.values()].flatMap((rule) => {
    const end = follow(rule, { rules, pageAt, unpublished });
    if ('to' in end) return [end];
    conflicts.push({ ...end, ...rule });
    return [];
  });
  return { redirects, conflicts };
}

/** The valid rules, by address. Some hosts ignore case, so manual redirects must differ in more than case. */
function rulesByAddress(wanted: readonly Rule[], pages: readonly PageRoute[]) {
  const taken = new Set(pages.map(({ path }) => path.toLowerCase()));
  const rules = new Map<string, Rule>();
  const inSmallLetters = new Map<string, Rule>();
  const conflicts: RedirectConflict[] = [];
  for (const rule of wanted) {
    const small = rule.from.toLowerCase();
    const holder = rules.get(rule.from) ?? (isByHand(rule) ? inSmallLetters.get(small) : undefined);
    if (taken.has(small)) conflicts.push(...shadowed(rule));
    else if (holder) conflicts.push(...twice(rule, holder));
    else {
      rules.set(rule.from, rule);
      inSmallLetters.set(small, rule);
    }
  }
  return { rules, conflicts };
}

const isByHand = ({ origin }: Rule) => 'index' in origin;

/** A page exists at the address: redirects from slugs give way to it, a manual one would never be reached. */
const shadowed = (rule: Rule): RedirectConflict[] => (isByHand(rule) ? [{ kind: 'shadowed', ...rule }] : []);

const twice = (rule: Rule, { to }: Rule): RedirectConflict[] =>
  isByHand(rule) || to !== rule.to ? [{ kind: 'twice', ...rule, other: to }] : [];

/** Redirects from slugs and segments come first, so that a manual duplicate is the one that is reported. */
function wantedRules(input: RoutingInput, unpublished: ReadonlyMap<string, string>, pathOf: Registry['pathOf']): Rule[] {
  const derived = input.languages.flatMap((language) =>
    input.collections
      .flatMap((collection) => [
        ...listRedirects(collection, language, pathOf),
        ...collection.entries.flatMap(({ id, slugs }) => {
          const page = slugs[language.code];
          const to = page && pathOf({ kind: collection.kind, id }, language.code);
          return to === undefined ? [] : entryRedirects(collection, language, id, page, to);
        }),
      ])
      .map((redirect) => ({ ...redirect, origin: { language: language.code } })),
  );
  const wanted = [...derived, ...rulesByHand(input, unpublished)];
  const taken = new Set(wanted.map(({ from }) => from));
  // Manual redirects take precedence.
  return [...wanted, ...withdrawnRules(input, pathOf).filter(({ from }) => !taken.has(from))];
}

/**
 * Manual redirects. One from an address of an unpublished page is temporary: browsers cache permanent redirects, which would hide
 * the page after it is published again.
 */
function rulesByHand({ redirects }: RoutingInput, unpublished: ReadonlyMap<string, string>): Rule[] {
  const addresses = new Set([...unpublished.keys()].map((path) => path.toLowerCase()));
  return redirects.map((redirect, index) => ({
    ...redirect,
    ...(addresses.has(redirect.from.toLowerCase()) && { temporary: true }),
    origin: { index },
  }));
}

/**
 * Known addresses of a page that a language does not publish redirect to its list, or to the landing page. They are temporary,
 * because browsers cache permanent redirects, which would hide the page after it is published again. A page that was never
 * published has no known addresses.
 */
function withdrawnRules(input: RoutingInput, pathOf: Registry['pathOf']): Rule[] {
  return withdrawnPages(input).flatMap(({ collection, language, id, page }) => {
    const to = pathOf({ kind: collection.list ?? 'landing' }, language.code);
    const former = entryRedirects(collection, language, id, page, to).map(({ from }) => from);
    const known = former.filter((from) => Object.hasOwn(input.published, from));
    const froms = new Set([...publishedAt(input, [language.code, collection.kind, id].join('/')), ...known]);
    return [...froms].map((from) => ({ from, to, temporary: true, origin: { language: language.code } }));
  });
}

/** The addresses at which a page was published. */
const publishedAt = ({ published }: RoutingInput, page: string) =>
  Object.keys(published).filter((path) => published[path] === page);

/** A page that its language does not publish. */
interface Withdrawn {
  collection: RoutingCollection;
  language: RoutingLanguage;
  id: string;
  /** Its slugs, if known. */
  page: PageSlug | undefined;
}

const withdrawnPages = ({ languages, collections }: RoutingInput): Withdrawn[] =>
  languages.flatMap((language) =>
    collections.flatMap((collection) =>
      collection.withdrawn
        .filter((entry) => entry.languages.includes(language.code))
        .map(({ id, slugs }) => ({ collection, language, id, page: slugs[language.code] })),
    ),
  );

/** The ids of the unpublished pages, by every address that they have or had. */
const unpublishedPages = (input: RoutingInput): Map<string, string> =>
  new Map(
    withdrawnPages(input).flatMap(({ collection, language, id, page }) => {
      const former = entryRedirects(collection, language, id, page, '').map(({ from }) => from);
      return [...entryAddresses(collection, language, id, page), ...former].map((path): [string, string] => [path, id]);
    }),
  );

/** What can be at an address. */
interface Addresses {
  rules: ReadonlyMap<string, Rule>;
  pageAt: ReadonlyMap<string, PageRoute>;
  unpublished: ReadonlyMap<string, string>;
}

/**
 * The redirect to the final target of a rule, or the reason why there is none. It is temporary if any step is: the target changes
 * when that page is published again.
 */
function follow(rule: Rule, { rules, pageAt, unpublished }: Addresses): Redirect | Pick<RedirectConflict, 'kind' | 'other'> {
  const { from } = rule;
  const seen = new Set([from]);
  let { temporary } = rule;
  let [path, rest] = splitPath(rule.to);
  for (let next = rules.get(path); next !== undefined && !pageAt.has(path); next = rules.get(path)) {
    if (seen.has(path)) return { kind: 'loop', other: [...seen, path].join(' → ') };
    seen.add(path);
    const [nextPath, nextRest] = splitPath(next.to);
    path = nextPath;
    rest = nextRest || rest;
    temporary ||= next.temporary;
  }
  const page = pageAt.get(path);
  const hidden = unpublished.get(path);
  if (!page && hidden !== undefined) return { kind: 'unpublished', other: hidden };
  if (!page || page.kind === 'notFound' || page.kind === 'unknown') return { kind: 'without-target', other: path };
  if (!isAnchor(page, rest)) return { kind: 'without-target', other: rest };
  return { from, to: `${path}${rest}`, ...(temporary && { temporary }) };
}

/** A path, and its query or anchor. */
function splitPath(to: string): [path: string, rest: string] {
  const at = to.search(/[?#]/);
  return at < 0 ? [to, ''] : [to.slice(0, at), to.slice(at)];
}

const anchorIds: readonly string[] = Object.values(anchors);

/** Only landing pages have sections with anchors. */
function isAnchor(page: PageRoute, rest: string): boolean {
  const anchor = rest.split('#')[1];
  return anchor === undefined || (page.kind === 'landing' && anchorIds.includes(anchor));
}

/** `/fonctionnalites` and former segments to the list. */
function listRedirects(
  { list }: RoutingCollection,
  { code, segments, previousSegments }: RoutingLanguage,
  pathOf: Registry['pathOf'],
): Redirect[] {
  if (list === undefined) return [];
  const to = pathOf({ kind: list }, code);
  const former = previousSegments[list] ?? [];
  return [
    { from: `/${segments[list]}`, to },
    ...former.flatMap((segment) => [
      { from: `/${segment}`, to },
      { from: `/${code}/${segment}`, to },
    ]),
  ];
}

/** The path that contains the pages of a collection in one language. */
const parentOf = ({ list }: RoutingCollection, { code, segments }: RoutingLanguage) =>
  list === undefined ? `/${code}` : `/${code}/${segments[list]}`;

/** Every address of a page in one language, including short ones. */
function entryAddresses(
  collection: RoutingCollection,
  language: RoutingLanguage,
  id: string,
  page: PageSlug | undefined,
): string[] {
  if (!page) return [];
  const { short } = collection;
  const below = (parent: string, names: readonly string[]) => names.map((name) => `${parent}/${name}`);
  return [
    ...below(parentOf(collection, language), [page.slug]),
    ...(short === undefined ? [] : below(`/${language.segments[short]}`, [id, page.slug])),
  ];
}

/** Every former address of a page in one language: former segments with all slugs, and former slugs. */
function entryRedirects(
  collection: RoutingCollection,
  language: RoutingLanguage,
  id: string,
  page: PageSlug | undefined,
  to: string,
): Redirect[] {
  if (!page) return [];
  const { list, short } = collection;
  const { code, segments, previousSegments } = language;
  const { slug, previousSlugs } = page;
  const below = (parent: string, names: readonly string[]) => names.map((name) => ({ from: `${parent}/${name}`, to }));
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
