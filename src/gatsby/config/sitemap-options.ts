import { currentSite } from '../../data/site';
import { type SitemapEntry, sitemapEntries } from '../../seo/sitemap-entries';

/**
 * Options of gatsby-plugin-sitemap: its pages come from the registry, not from Gatsby’s list of pages.
 * @param origin the site's origin, without a slash at the end
 */
export const sitemapOptions = (origin: string) => ({
  // The plugin insists on a query with the site's address.
  query: '{ site { siteMetadata { siteUrl } } }',
  resolvePages: () => sitemapEntries(currentSite().registry.pages, origin).map((entry) => ({ ...entry, path: entry.url })),
  serialize: ({ url, links }: SitemapEntry) => ({ url, links }),
});
