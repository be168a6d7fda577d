/**
 * robots.txt: allows everything and names the sitemap. Previews allow crawling too: a crawler that may not read a page never sees
 * its `noindex` (developers.google.com/search/docs/crawling-indexing/block-indexing).
 * @param origin the site's origin, without a slash at the end
 * @param production whether search engines should list this deployment
 */
export function robotsTxt(origin: string, production: boolean): string {
  const sitemap = production ? `\nSitemap: ${origin}/sitemap-index.xml\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
