import { pageId } from './claims';
import type { AddressPlan, PageRoute, RouteTarget, RoutingCollection } from './types';

/** The page at an address: `root`, `redirect`, or language and name, such as `fr/feature/signature`. */
type PageId = string;

/** Addresses that visitors and search engines may know, with the page that was published there. */
export type PublishedAddresses = Readonly<Record<string, PageId>>;

/** The changes since the addresses were published. */
export interface AddressChanges {
  added: string[];
  /** Published addresses that lead to a page's new one. */
  moved: { from: string; to: string }[];
  /** Published addresses that lead nowhere. */
  lost: string[];
}

type Addresses = Pick<AddressPlan, 'pages' | 'redirects'>;

/** The pages for unknown addresses have no address of their own. */
const isPublished = ({ kind }: PageRoute) => kind !== 'notFound' && kind !== 'unknown';

const pageIdOf = (page: PageRoute): PageId => (page.kind === 'root' ? page.kind : pageId(page.language, page));

/** Every address that the site serves now, including redirects. */
export function addressesOf({ pages, redirects }: Addresses): PublishedAddresses {
  return Object.fromEntries([
    ...pages.filter(isPublished).map((page) => [page.path, pageIdOf(page)]),
    ...redirects.map(({ from }) => [from, 'redirect']),
  ]);
}

/** Compares the published addresses with the current ones. */
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

/** The list after a release: published addresses stay in it permanently. A redirect that has become a page is recorded as such. */
export function publishAddresses(published: PublishedAddresses, addresses: Addresses): PublishedAddresses {
  const now = addressesOf(addresses);
  const kept = Object.entries(published).filter(([path, page]) => page !== 'redirect' || !Object.hasOwn(now, path));
  const all = { ...now, ...Object.fromEntries(kept) };
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The closest existing page to a published one: the page itself, its list, or the landing page of its language.
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
