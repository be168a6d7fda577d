import type { PageRoute } from '../routing/types';

/** A page as the sitemap names it; addresses are absolute. */
export interface SitemapEntry {
  url: string;
  links: { lang: string; url: string }[];
}

/**
 * The pages that search engines may index, each with its translations.
 * @param pages all pages of the registry
 * @param origin the site's origin, without a slash at the end
 */
export function sitemapEntries(pages: readonly PageRoute[], origin: string): SitemapEntry[] {
  return pages
    .filter(({ indexed }) => indexed)
    .map(({ path, alternates }) => ({
      url: origin + path,
      links: alternates.map((alternate) => ({ lang: alternate.language, url: origin + alternate.path })),
    }));
}
