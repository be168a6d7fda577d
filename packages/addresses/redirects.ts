import { pageId, withdrawnPages } from './claims';
import type { Claim, PageRoute, Redirect, RedirectConflict, Registry, RoutingInput } from './types';

/** A requested redirect, with its place in `data/redirects.json` if it stands there. */
interface Rule extends Redirect {
  index?: number;
}

/**
 * Collects every redirect: those of the route table (docs/product.md, Routes), of former slugs and segments, and manual
 * ones. Chains are shortened to one hop.
 * @returns one redirect an address, and the conflicts among manual ones
 */
export function collectRedirects(
  input: RoutingInput,
  pages: readonly PageRoute[],
  claims: readonly Claim[],
  pathOf: Registry['pathOf'],
) {
  const pageAt = new Map(pages.map((page) => [page.path, page]));
  const unpublished = withdrawnAddresses(input);
  const { rules, conflicts } = rulesByAddress(wantedRules(input, claims, unpublished, pathOf), pages);
  const redirects = [...rules.values()].flatMap((rule) => {
    const end = follow(rule, { rules, pageAt, unpublished, anchors: input.anchors });
    if ('to' in end) return [end];
    conflicts.push(...conflictOf(rule, end));
    return [];
  });
  return { redirects, conflicts };
}

/**
 * The valid rules, by address. Redirects from slugs give way to a page; a manual one would never be reached. Some hosts ignore case, so
 * manual redirects must differ in more than case.
 */
function rulesByAddress(wanted: readonly Rule[], pages: readonly PageRoute[]) {
  const taken = new Set(pages.map(({ path }) => path.toLowerCase()));
  const rules = new Map<string, Rule>();
  const inSmallLetters = new Map<string, Rule>();
  const conflicts: RedirectConflict[] = [];
  for (const rule of wanted) {
    const small = rule.from.toLowerCase();
    const holder = rules.get(rule.from) ?? (isByHand(rule) ? inSmallLetters.get(small) : undefined);
    if (taken.has(small)) conflicts.push(...conflictOf(rule, { kind: 'shadowed' }));
    else if (holder) conflicts.push(...conflictOf(rule, { kind: 'twice', other: holder.to }));
    else {
      rules.set(rule.from, rule);
      inSmallLetters.set(small, rule);
    }
  }
  return { rules, conflicts };
}

const isByHand = (rule: Rule): rule is Rule & { index: number } => rule.index !== undefined;

/** Two redirects from slugs are a clash of claims, which the plan names itself. */
const conflictOf = (rule: Rule, fault: Pick<RedirectConflict, 'kind' | 'other'>): RedirectConflict[] =>
  isByHand(rule) ? [{ ...fault, ...rule }] : [];

/** Redirects from slugs and segments come first, so that a manual duplicate is the one that is reported. */
function wantedRules(
  input: RoutingInput,
  claims: readonly Claim[],
  unpublished: ReadonlyMap<string, string>,
  pathOf: Registry['pathOf'],
): Rule[] {
  const derived = claims
    .filter(({ as }) => as === 'redirect')
    .map(({ path, target, language }) => ({ from: path, to: pathOf(target, language) }));
  const wanted = [...derived, ...rulesByHand(input, unpublished)];
  const taken = new Set(wanted.map(({ from }) => from));
  // Manual redirects take precedence.
  return [...wanted, ...withdrawnRules(input, pathOf).filter(({ from }) => !taken.has(from))];
}

/** The ids of the pages that their language does not publish, by every address that they have or had. */
const withdrawnAddresses = (input: RoutingInput): Map<string, string> =>
  new Map(withdrawnPages(input).flatMap(({ id, claims }) => claims.map(({ path }): [string, string] => [path, id])));

/**
 * Manual redirects. One from an address of an unpublished page is temporary: browsers cache permanent redirects, which would hide
 * the page after it is published again.
 */
function rulesByHand({ redirects }: RoutingInput, unpublished: ReadonlyMap<string, string>): Rule[] {
  const addresses = new Set([...unpublished.keys()].map((path) => path.toLowerCase()));
  return redirects.map((redirect, index) => ({
    ...redirect,
    ...(addresses.has(redirect.from.toLowerCase()) && { temporary: true }),
    index,
  }));
}

/**
 * Known addresses of a page that a language does not publish redirect to its list, or to the landing page. They are temporary,
 * because browsers cache permanent redirects, which would hide the page after it is published again. A page that was never
 * published has no known addresses.
 */
function withdrawnRules(input: RoutingInput, pathOf: Registry['pathOf']): Rule[] {
  const { published } = input;
  return withdrawnPages(input).flatMap(({ collection: { kind, list }, language: { code }, id, claims }) => {
    const to = pathOf({ kind: list ?? 'landing' }, code);
    const page = pageId(code, { kind, id });
    const former = new Set(claims.flatMap(({ as, path }) => (as === 'redirect' ? [path] : [])));
    const froms = Object.keys(published).filter((path) => published[path] === page || former.has(path));
    return froms.map((from) => ({ from, to, temporary: true }));
  });
}

/** What can be at an address. */
interface Addresses {
  rules: ReadonlyMap<string, Rule>;
  pageAt: ReadonlyMap<string, PageRoute>;
  unpublished: ReadonlyMap<string, string>;
  /** Ids of the sections of landing pages. */
  anchors: readonly string[];
}

/**
 * The redirect to the final target of a rule, or the reason why there is none. It is temporary if any step is: the target changes
 * when that page is published again.
 */
function follow(
  rule: Rule,
  { rules, pageAt, unpublished, anchors }: Addresses,
): Redirect | Pick<RedirectConflict, 'kind' | 'other'> {
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
  if (!isAnchor(page, rest, anchors)) return { kind: 'without-target', other: rest };
  return { from, to: `${path}${rest}`, ...(temporary && { temporary }) };
}

/** A path, and its query or anchor. */
function splitPath(to: string): [path: string, rest: string] {
  const at = to.search(/[?#]/);
  return at < 0 ? [to, ''] : [to.slice(0, at), to.slice(at)];
}

/** Only landing pages have sections with anchors. */
function isAnchor(page: PageRoute, rest: string, anchors: readonly string[]): boolean {
  const anchor = rest.split('#')[1];
  return anchor === undefined || (page.kind === 'landing' && anchors.includes(anchor));
}
