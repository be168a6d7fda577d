import type { HeaderRule } from '../../packages/hosts';
import { llmsPath, markdownPath } from '../seo/llms';
import { sitePolicy, tourPolicy } from './policy';
import type { HostingSettings } from './settings';

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
