/**
 * robots.txt: everything may be read, and where the sitemap is; of a build that is not for production, nothing.
 * @param origin the site's origin, without a slash at the end
 */
export function robotsTxt(origin: string, production: boolean): string {
  if (!production) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap-index.xml\n`;
}
