import type { AddressPlan, PageRoute, RouteTarget, RoutingCollection } from './types';

/** Which page answers at an address: `root`, `redirect`, or language and name, such as `fr/feature/signature`. */
export type PageId = string;

/** Addresses that visitors and search engines may know, and which page answered there when they were published. */
export type PublishedAddresses = Readonly<Record<string, PageId>>;

/** What changed since addresses were published. */
export interface AddressChanges {
  added: string[];
  /** Published addresses that lead to a page's new one. */
  moved: { from: string; to: string }[];
  /** Published addresses that lead nowhere. */
  lost: string[];
}

type Addresses = Pick<AddressPlan, 'pages' | 'redirects'>;

/** Pages that answer for unknown addresses have none of their own. */
const isPublished = ({ kind }: PageRoute) => kind !== 'notFound' && kind !== 'unknown';

const pageId = ({ kind, language, id }: PageRoute): PageId =>
  kind === 'root' ? kind : [language, kind, ...(id ? [id] : [])].join('/');

/** Every address that the site answers now, redirects included. */
export function addressesOf({ pages, redirects }: Addresses): PublishedAddresses {
  return Object.fromEntries([
    ...pages.filter(isPublished).map((page) => [page.path, pageId(page)]),
    ...redirects.map(({ from }) => [from, 'redirect']),
  ]);
}

/** Compares what was published with what the site answers now. */
export function compareAddresses(published: PublishedAddresses, addresses: Addresses): AddressChanges {
  const now = addressesOf(addresses);
  const leadsTo = new Map(addresses.redirects.map(({ from, to }) => [from, to]));
  const known = Object.keys(published);
  return {
    added: Object.keys(now).filter((path) => !Object.hasOwn(published, path)),
    moved: known.flatMap((from) => {
      const to = leadsTo.get(from);
      return to !== undefined && published[from] !== 'redirect' ? [{ from, to }] : [];
    }),
    lost: known.filter((path) => !Object.hasOwn(now, path)),
  };
}

/** The list after a release: what was published stays in it for good. */
export function publishAddresses(published: PublishedAddresses, addresses: Addresses): PublishedAddresses {
  const all = { ...addressesOf(addresses), ...published };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The page that comes closest to one that was published: the page itself, its list, or its language's landing page.
 * @param languages the site's languages, the default first
 */
export function nearestPage(
  page: PageId,
  languages: readonly string[],
  collections: readonly RoutingCollection[],
): { target: RouteTarget; language: string } {
  const [code = '', kind = '', id = ''] = page.split('/');
  const language = languages.includes(code) ? code : (languages[0] ?? code);
  const collection = collections.find((one) => one.kind === kind || one.list === kind);
  const entry = collection?.kind === kind ? collection.entries.find((one) => one.id === id) : undefined;
  const exists = entry !== undefined && Object.hasOwn(entry.slugs, language);
  return { target: exists ? { kind, id } : { kind: collection?.list ?? 'landing' }, language };
}
