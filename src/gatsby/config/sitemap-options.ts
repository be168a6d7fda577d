import { currentSite } from '../../data/site';

/** A page as the sitemap names it, with its translations; addresses are absolute. */
interface Entry {
  url: string;
  links: { lang: string; url: string }[];
}

/**
 * Options of gatsby-plugin-sitemap: its pages are those of the registry that search engines may index, not Gatsby’s list of pages.
 * @param origin the site's origin, without a slash at the end
 */
export const sitemapOptions = (origin: string) => ({
  // The plugin insists on a query with the site's address.
  query: '{ site { siteMetadata { siteUrl } } }',
  resolvePages: () =>
    currentSite()
      .registry.pages.filter(({ indexed }) => indexed)
      .map(({ path, alternates }) => ({
        path: origin + path,
        url: origin + path,
        links: alternates.map((alternate) => ({ lang: alternate.language, url: origin + alternate.path })),
      })),
  serialize: ({ url, links }: Entry) => ({ url, links }),
});
