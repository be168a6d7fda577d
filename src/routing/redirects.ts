import { anchors } from './anchors';
import { formerAddresses, formerListAddresses, withdrawnAddresses, withdrawnPages } from './entry-addresses';
import type {
  PageRoute,
  Redirect,
  RedirectConflict,
  RedirectOrigin,
  Registry,
  RouteTarget,
  RoutingCollection,
  RoutingInput,
  RoutingLanguage,
} from './types';

/** A requested redirect and its origin. */
interface Rule extends Redirect {
  origin: RedirectOrigin;
}

/**
 * Collects every redirect: those of the route table (docs/product.md, Routes), of former slugs and segments, and manual
 * ones. Chains are shortened to one hop.
 * @returns one redirect an address, and the conflicts among them
 */
export function collectRedirects(input: RoutingInput, pages: readonly PageRoute[], pathOf: Registry['pathOf']) {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const unpublished = withdrawnAddresses(input);
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
    input.collections.flatMap((collection) => derivedRules(collection, language, pathOf)),
  );
  const wanted = [...derived, ...rulesByHand(input, unpublished)];
  const taken = new Set(wanted.map(({ from }) => from));
  // Manual redirects take precedence.
  return [...wanted, ...withdrawnRules(input, pathOf).filter(({ from }) => !taken.has(from))];
}

/** Redirects from former slugs and segments of a language to the list and the pages of a collection. */
function derivedRules(collection: RoutingCollection, language: RoutingLanguage, pathOf: Registry['pathOf']): Rule[] {
  const { kind, list, entries } = collection;
  const leadTo = (target: RouteTarget, addresses: readonly string[]): Rule[] =>
    addresses.map((from) => ({ from, to: pathOf(target, language.code), origin: { language: language.code } }));
  return [
    ...(list === undefined ? [] : leadTo({ kind: list }, formerListAddresses(list, language))),
    ...entries.flatMap(({ id, slugs }) =>
      leadTo({ kind, id }, formerAddresses({ collection, language, id, page: slugs[language.code] })),
    ),
  ];
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
  return withdrawnPages(input).flatMap((page) => {
    const { collection, id } = page;
    const { code } = page.language;
    const to = pathOf({ kind: collection.list ?? 'landing' }, code);
    const known = formerAddresses(page).filter((from) => Object.hasOwn(input.published, from));
    const froms = new Set([...publishedAt(input, [code, collection.kind, id].join('/')), ...known]);
    return [...froms].map((from) => ({ from, to, temporary: true, origin: { language: code } }));
  });
}

/** The addresses at which a page was published. */
const publishedAt = ({ published }: RoutingInput, page: string) =>
  Object.keys(published).filter((path) => published[path] === page);

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
