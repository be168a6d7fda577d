import type {
  BreadcrumbList,
  Graph,
  ItemList,
  Organization,
  SoftwareApplication,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { HeadInput } from './types';

/** A page as lists name it. */
interface ListedPage {
  name: string;
  path: string;
}

/** The subject of a page for structured data, besides the site and its organisation. */
export type PageSubject =
  | { kind: 'root' | 'landing' }
  | ({ kind: 'list'; entries: readonly ListedPage[] } & BelowHome)
  | ({ kind: 'entry'; list?: ListedPage; updated?: string; about: 'software' | 'organization' } & BelowHome);

/** A page with a name, below the landing page. */
interface BelowHome {
  name: string;
  home: ListedPage;
}

/** Ids that are the same on every page, so that consumers can connect the pages. */
const ids = (origin: string) => ({
  organization: `${origin}/#organization`,
  website: `${origin}/#website`,
  software: `${origin}/#software`,
});

/**
 * The structured data of a page as one connected graph (schema.org). It contains nothing that search engines forbid, such as
 * ratings of ourselves, and not the questions, which none shows from a FAQPage any more (decision 123).
 */
export function structuredData(input: HeadInput, subject: PageSubject): Graph {
  const things: Thing[] = [organization(input), website(input), webPage(input, subject)];
  if (subject.kind === 'landing') things.push(software(input));
  if ('home' in subject) things.push(breadcrumbs(input, subject));
  if (subject.kind === 'list') things.push(itemList(input, subject.entries));
  return { '@context': 'https://schema.org', '@graph': things };
}

const urlOf = ({ origin, page }: HeadInput) => origin + page.canonicalPath;

function organization({ origin, siteName }: HeadInput): Organization {
  return {
    '@type': 'Organization',
    '@id': ids(origin).organization,
    name: siteName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
}

function website({ origin, siteName, page }: HeadInput): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids(origin).website,
    name: siteName,
    url: `${origin}/`,
    inLanguage: [...page.languages],
    publisher: { '@id': ids(origin).organization },
  };
}

function webPage(input: HeadInput, subject: PageSubject): WebPage {
  const { origin, page, seo } = input;
  const url = urlOf(input);
  return {
    '@type': subject.kind === 'list' ? 'CollectionPage' : 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: seo.title,
    description: seo.description,
    inLanguage: page.language,
    isPartOf: { '@id': ids(origin).website },
    about: about(input, subject),
    ...(subject.kind === 'entry' && subject.updated && { dateModified: subject.updated }),
    ...('home' in subject && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(subject.kind === 'list' && { mainEntity: { '@id': `${url}#list` } }),
  };
}

/** The landing page describes the product; other pages name it, because search engines read each page separately. */
function about({ origin, siteName }: HeadInput, subject: PageSubject): WebPage['about'] {
  if (subject.kind === 'entry' && subject.about === 'organization') return { '@id': ids(origin).organization };
  if (subject.kind === 'landing') return { '@id': ids(origin).software };
  return { '@id': ids(origin).software, '@type': 'Thing', name: siteName };
}

/** The offer is the free demo (docs/product.md, Landing page). */
function software({ origin, siteName, seo, page }: HeadInput): SoftwareApplication {
  return {
    '@type': 'SoftwareApplication',
    '@id': ids(origin).software,
    name: siteName,
    description: seo.description,
    url: origin + page.canonicalPath,
    inLanguage: [...page.languages],
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@id': ids(origin).organization },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
}

function breadcrumbs(input: HeadInput, subject: Extract<PageSubject, BelowHome>): BreadcrumbList {
  const list = subject.kind === 'entry' && subject.list ? [subject.list] : [];
  const here = { name: subject.name, path: input.page.canonicalPath };
  return {
    '@type': 'BreadcrumbList',
    '@id': `${urlOf(input)}#breadcrumb`,
    itemListElement: [subject.home, ...list, here].map(({ name, path }, index) => ({
      ...listItem(name, index),
      item: input.origin + path,
    })),
  };
}

function itemList(input: HeadInput, entries: readonly ListedPage[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${urlOf(input)}#list`,
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, path }, index) => ({ ...listItem(name, index), url: input.origin + path })),
  };
}

const listItem = (name: string, index: number) => ({ '@type': 'ListItem', position: index + 1, name }) as const;
