import type { GraphNode } from './graph-problems';

/** What a rule may use besides the object itself. */
export interface RulePage {
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** The site's name. */
  siteName: string;
  /** How many cards it has. */
  cards: number;
  /** The address that the page says search engines should keep. */
  canonical: string;
  /** What a visitor can read on the page; every run of spaces as one. */
  text: string;
  /** Whether an address is that of a page of the site, which search engines may list. */
  isPage: (address: string) => boolean;
  /** Width and height of a published picture, in pixels; undefined if there is none at the address. */
  pictureSize: (address: string) => { width: number; height: number } | undefined;
}

/** A rule that a search engine publishes for a type of thing. */
export interface SearchEngineRule {
  type: string;
  /** The rule in a few words. */
  says: string;
  holds: (thing: GraphNode, page: RulePage) => boolean;
}

const docs = 'https://developers.google.com/search/docs/appearance';

const things = (value: unknown) => (Array.isArray(value) ? (value as GraphNode[]) : []);
const isName = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const positions = (list: unknown) => things(list).map(({ position }) => position);
const counted = (list: unknown) => JSON.stringify(positions(list)) === JSON.stringify(things(list).map((_, at) => at + 1));
const isShown = (words: unknown, { text }: RulePage) => isName(words) && text.includes(String(words).replace(/\s+/g, ' '));

/** The categories that Google knows of applications. */
const applicationCategories = [
  ...['Game', 'SocialNetworking', 'Travel', 'Shopping', 'Sports', 'Lifestyle', 'Business', 'Design', 'Developer', 'Driver'],
  ...['Educational', 'Health', 'Finance', 'Security', 'Browser', 'Communication', 'DesktopEnhancement', 'Entertainment'],
  ...['Multimedia', 'Home', 'Utilities', 'Reference'],
].map((category) => `${category}Application`);

/**
 * The rules that Google publishes, by the page of its documentation. Bing and the others take the same vocabulary and publish no
 * rules of their own for these types.
 */
export const searchEngineRules: Readonly<Record<string, readonly SearchEngineRule[]>> = {
  [`${docs}/structured-data/breadcrumb`]: [
    {
      type: 'BreadcrumbList',
      says: 'two steps at least, each a ListItem',
      holds: ({ itemListElement: list }) =>
        things(list).length >= 2 && things(list).every((item) => item['@type'] === 'ListItem'),
    },
    { type: 'BreadcrumbList', says: 'positions count from 1', holds: ({ itemListElement }) => counted(itemListElement) },
    {
      type: 'BreadcrumbList',
      says: 'every step has a name, and none the site’s title behind it',
      holds: ({ itemListElement }, { siteName }) =>
        things(itemListElement).every(({ name }) => isName(name) && !String(name).endsWith(`| ${siteName}`)),
    },
    {
      type: 'BreadcrumbList',
      says: 'every step leads to a page of its own',
      holds: ({ itemListElement }, { isPage }) => {
        const items = things(itemListElement).map(({ item }) => String(item));
        return items.every(isPage) && new Set(items).size === items.length;
      },
    },
    {
      type: 'BreadcrumbList',
      says: 'the last step is the page itself',
      holds: ({ itemListElement }, { canonical }) => things(itemListElement).at(-1)?.item === canonical,
    },
  ],
  [`${docs}/structured-data/organization`]: [
    { type: 'Organization', says: 'a name', holds: ({ name }) => isName(name) },
    { type: 'Organization', says: 'url is the home page', holds: ({ url }, { origin }) => url === `${origin}/` },
    {
      type: 'Organization',
      says: 'the logo can be fetched and measures 112 × 112 pixels at least',
      holds: ({ logo }, { pictureSize }) => {
        const size = pictureSize(String(logo));
        return size !== undefined && Math.min(size.width, size.height) >= 112;
      },
    },
  ],
  [`${docs}/structured-data/software-app`]: [
    { type: 'SoftwareApplication', says: 'a name', holds: ({ name }) => isName(name) },
    {
      type: 'SoftwareApplication',
      says: 'an offer with its price, 0 if free, and with a currency',
      holds: ({ offers }) => {
        const { price, priceCurrency } = (offers ?? {}) as GraphNode;
        return typeof price === 'number' && price >= 0 && /^[A-Z]{3}$/.test(String(priceCurrency));
      },
    },
    {
      type: 'SoftwareApplication',
      says: 'a category of Google’s list',
      holds: ({ applicationCategory }) => applicationCategories.includes(String(applicationCategory)),
    },
    { type: 'SoftwareApplication', says: 'an operating system', holds: ({ operatingSystem }) => isName(operatingSystem) },
  ],
  // Google shows an application richly only with a rating. There is none that others have given, and these rules forbid our own.
  [`${docs}/structured-data/review-snippet`]: [
    ...['SoftwareApplication', 'Organization', 'Offer'].map((type) => ({
      type,
      says: 'no rating or review of ourselves',
      holds: (thing: GraphNode) => !('aggregateRating' in thing || 'review' in thing || 'reviews' in thing),
    })),
  ],
  [`${docs}/site-names`]: [
    { type: 'WebSite', says: 'a short name', holds: ({ name }) => isName(name) && String(name).length <= 30 },
    { type: 'WebSite', says: 'url is the home page', holds: ({ url }, { origin }) => url === `${origin}/` },
  ],
  [`${docs}/structured-data/carousel`]: [
    { type: 'ItemList', says: 'positions count from 1', holds: ({ itemListElement }) => counted(itemListElement) },
    {
      type: 'ItemList',
      says: 'an entry for each card, which leads to another page of this site',
      holds: ({ itemListElement, '@type': type }, { isPage, canonical, cards }) => {
        if (type !== 'ItemList') return true;
        const urls = things(itemListElement).map(({ url }) => String(url));
        return (
          urls.length === cards &&
          urls.every((url) => isPage(url) && url !== canonical) &&
          new Set(urls).size === urls.length
        );
      },
    },
    {
      type: 'ItemList',
      says: 'it says how many entries it has',
      holds: ({ '@type': type, numberOfItems, itemListElement }) =>
        type !== 'ItemList' || numberOfItems === things(itemListElement).length,
    },
    {
      type: 'ItemList',
      says: 'every entry’s name stands on the page',
      holds: ({ '@type': type, itemListElement }, page) =>
        type !== 'ItemList' || things(itemListElement).every(({ name }) => isShown(name, page)),
    },
  ],
  [`${docs}/structured-data/sd-policies`]: [
    {
      type: 'WebPage',
      says: 'it is about this page',
      holds: (thing, { canonical }) => thing.url === canonical,
    },
    {
      type: 'WebPage',
      says: 'a name and a description',
      holds: (thing) => isName(thing.name) && isName(thing.description),
    },
  ],
};
