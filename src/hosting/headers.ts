import { llmsPath, markdownPath } from '../seo/llms';
import { sitePolicy, tourPolicy } from './policy';
import { isFor } from './rules';
import type { HostingSettings } from './settings';
import type { HeaderRule, SiteModel } from './site-model';

/** Powerful features of browsers, which no page uses. */
const deniedFeatures =
  'accelerometer camera clipboard-read display-capture encrypted-media fullscreen geolocation gyroscope hid idle-detection ' +
  'magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking';

/** Headers of every response. */
export function commonHeaders(settings: HostingSettings): Record<string, string> {
  return {
    'Content-Security-Policy': sitePolicy(settings),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures
      .split(' ')
      .map((name) => `${name}=()`)
      .join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Two years. No "preload": browsers would then refuse HTTP to the whole domain for months after it is taken back; that is for the owner to decide.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(settings.indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
}

/** The folder of the site's own demo. */
export const tourFolder = '/tour/';

/** What other sites show: social cards, icons, the logo of structured data, pictures of pages in image searches. */
const shownElsewhere = ['/cards/*', '/static/*', '/favicon.*', '/icon-*', '/apple-touch-icon*'];

/** Copies of pages for machines: search engines list the pages. */
const textCopies = [markdownPath('/*'), '/llms.txt', llmsPath('*')];

/** Exceptions. Only the files of the demo may stand in a frame: a page that says that there is none is a page like any other. */
export function headerRules({ demoFrameUrl, languages }: HostingSettings): HeaderRule[] {
  const tour = new Set(languages.map((language) => demoFrameUrl.replaceAll('{{language}}', language)));
  return [
    { paths: shownElsewhere, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { paths: textCopies, headers: { 'X-Robots-Tag': 'noindex' } },
    ...(demoFrameUrl.startsWith(tourFolder)
      ? [{ paths: [...tour], headers: { 'Content-Security-Policy': tourPolicy, 'X-Frame-Options': 'SAMEORIGIN' } }]
      : []),
  ];
}

/** Caching of every response: HTML, page data and app data change together. */
export const revalidated = { 'Cache-Control': 'public, max-age=0, must-revalidate' } as const;

/** Caching of files that never change, because their names contain hashes: of those that exist, not of missing ones. */
export const immutable = {
  paths: ['/static/*'],
  headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
} as const satisfies HeaderRule;

/**
 * The headers of a response: common ones and the exceptions.
 * @param path the address of the file that is sent
 */
export function headersOf(
  { headers, headerRules }: Pick<SiteModel, 'headers' | 'headerRules'>,
  path: string,
): Record<string, string> {
  const rules = headerRules.filter((rule) => isFor(rule, path));
  return Object.assign({}, headers, ...rules.map((rule) => rule.headers));
}
