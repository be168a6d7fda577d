import { hostingSettings } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { securityTxt } from '../../src/hosting/security-txt';
import { sampleModel } from './sample-model';

/** What a standard asks of a header or a file. */
interface Criterion {
  says: string;
  test(text: string): boolean;
}

/** By directive, the sources of a policy; a second policy behind a comma becomes a source that no criterion accepts. */
const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]));

/** Whether each of the directives has one of the values. */
const has = (names: readonly string[], values: readonly string[]) => (policy: string) =>
  names.every((name) => values.includes(directives(policy).get(name) ?? ''));

const is = (value: string) => (text: string) => text === value;

const year = 365 * 24 * 60 * 60;

/** Features that ask the visitor, or reach devices and money (w3.org/TR/permissions, OWASP Secure Headers Project). */
const powerful =
  'accelerometer camera clipboard-read display-capture encrypted-media geolocation gyroscope hid idle-detection magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'.split(
    ' ',
  );

/**
 * The headers of a page, from the standards and not from the site's model, which is checked against this table: CSP level 3, RFC 6797,
 * the OWASP Secure Headers Project, and the criteria of MDN's HTTP Observatory.
 */
const headerCriteria: readonly (Criterion & { header: string })[] = [
  {
    header: 'Content-Security-Policy',
    says: 'allows nothing but what it names',
    test: has(['default-src'], ["'none'"]),
  },
  {
    header: 'Content-Security-Policy',
    says: 'sets what does not follow default-src: the base of links, and where forms lead',
    test: has(['base-uri', 'form-action'], ["'none'", "'self'"]),
  },
  {
    header: 'Content-Security-Policy',
    says: 'lets no page show this one in a frame',
    test: has(['frame-ancestors'], ["'none'"]),
  },
  {
    header: 'Content-Security-Policy',
    says: 'runs no attribute as a script',
    test: has(['script-src-attr'], ["'none'"]),
  },
  {
    header: 'Content-Security-Policy',
    says: 'names no source that stands for any site, and evaluates no text',
    test: (policy) => policy !== '' && !/(?:^| )(?:\*|https?:|wss?:|'unsafe-eval')(?=[ ;,]|$)/.test(policy),
  },
  {
    header: 'Strict-Transport-Security',
    says: 'holds for a year at least, for subdomains too',
    test: (value) => Number(/^max-age=(\d+); includeSubDomains(?:; preload)?$/.exec(value)?.[1]) >= year,
  },
  { header: 'X-Content-Type-Options', says: 'forbids guessing the type of a file', test: is('nosniff') },
  { header: 'X-Frame-Options', says: 'forbids frames in old browsers', test: is('DENY') },
  {
    header: 'Referrer-Policy',
    says: 'sends other sites no more than the origin',
    test: (value) => ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value),
  },
  { header: 'Cross-Origin-Opener-Policy', says: 'parts the page from windows of other sites', test: is('same-origin') },
  { header: 'Cross-Origin-Resource-Policy', says: 'keeps the page out of other sites', test: is('same-origin') },
  {
    header: 'Permissions-Policy',
    says: 'denies every powerful feature',
    test: (value) => powerful.every((feature) => value.split(', ').includes(`${feature}=()`)),
  },
];

const countOf = (text: string, line: RegExp) => text.match(line)?.length ?? 0;

/** The fields of security.txt (RFC 9116, section 2.5). */
const securityTxtCriteria: readonly Criterion[] = [
  {
    says: 'names at least one contact, as an address that programs can use',
    test: (text) => countOf(text, /^Contact: (?:mailto:|tel:|https:\/\/)\S+$/gm) > 0,
  },
  {
    says: 'says once until when it holds, as a moment',
    test: (text) => countOf(text, /^Expires:/gm) === 1 && /^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/m.test(text),
  },
  {
    says: 'names the address that it is valid at, on https',
    test: (text) => countOf(text, /^Canonical: https:\/\/[^/\s]+\/\.well-known\/security\.txt$/gm) > 0,
  },
  {
    says: 'names the preferred languages in one line at most',
    test: (text) => countOf(text, /^Preferred-Languages:/gm) <= 1,
  },
];

const { headers } = sampleModel();
const text = securityTxt(hostingSettings(loadContent()));

test.each(headerCriteria)('$header $says', ({ header, test: fits }) => {
  expect([headers[header], fits(headers[header] ?? '')]).toEqual([headers[header], true]);
});

test.each(securityTxtCriteria)('security.txt $says', ({ test: fits }) => {
  expect([text, fits(text)]).toEqual([text, true]);
});
