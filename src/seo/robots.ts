/**
 * robots.txt: everything may be read, and where the sitemap is. Of a preview everything may be read too: who may not read a page
 * never learns that it says `noindex` (developers.google.com/search/docs/crawling-indexing/block-indexing).
 * @param origin the site's origin, without a slash at the end
 * @param production whether search engines shall list this deployment
 */
export function robotsTxt(origin: string, production: boolean): string {
  const sitemap = production ? `\nSitemap: ${origin}/sitemap-index.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
