import { hostingSettings } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { tourPolicy } from '../../src/hosting/policy';
import { securityTxt } from '../../src/hosting/security-txt';
import { sampleModel } from '../support/sample-model';

const { headers } = sampleModel();

/** A directive of a policy with one of these sources. */
const directive = (name: string, sources: string) => new RegExp(`(?:^|; )${name} (?:${sources})(?:;|$)`);

/**
 * The headers of a page, from the standards and not from the site's model, which is checked against this table: CSP level 3, RFC 6797,
 * the OWASP Secure Headers Project, and the criteria of MDN's HTTP Observatory.
 */
test.each<[header: string, says: string, test: RegExp]>([
  ['Content-Security-Policy', 'allows nothing but what it names', directive('default-src', "'none'")],
  ['Content-Security-Policy', 'sets the base of links', directive('base-uri', "'none'|'self'")],
  ['Content-Security-Policy', 'says where forms lead', directive('form-action', "'none'|'self'")],
  ['Content-Security-Policy', 'lets no page show this one in a frame', directive('frame-ancestors', "'none'")],
  ['Content-Security-Policy', 'runs no attribute as a script', directive('script-src-attr', "'none'")],
  [
    'Content-Security-Policy',
    'names no source that stands for any site, evaluates no text, and is the only one',
    /^(?!.*(?: (?:\*|https?:|wss?:|'unsafe-eval')(?:[ ;]|$)|,))/,
  ],
  ['Strict-Transport-Security', 'holds for a year at least, for subdomains too', /^max-age=[3-9]\d{7}; includeSubDomains/],
  ['X-Content-Type-Options', 'forbids guessing the type of a file', /^nosniff$/],
  ['X-Frame-Options', 'forbids frames in old browsers', /^DENY$/],
  [
    'Referrer-Policy',
    'sends other sites no more than the origin',
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/,
  ],
  ['Cross-Origin-Opener-Policy', 'parts the page from windows of other sites', /^same-origin$/],
  ['Cross-Origin-Resource-Policy', 'keeps the page out of other sites', /^same-origin$/],
])('%s %s', (header, _, criterion) => {
  expect(headers[header]).toMatch(criterion);
});

test('the policy of the demo lets in what is inside its page: no engine has to find out what is "self" where there is no origin', () => {
  const directives = tourPolicy.split('; ').map((one) => one.split(' '));
  const origins = directives.filter(([, ...sources]) => sources.some((source) => /'self'|[.*/]|^https?:/.test(source)));
  expect(origins).toEqual([['frame-ancestors', "'self'"]]);
  expect(directives).toContainEqual(['sandbox', 'allow-scripts']);
});

test('security.txt has the fields of RFC 9116, section 2.5, each in the form that programs read', () => {
  expect(securityTxt(hostingSettings(loadContent())).split('\n')).toEqual([
    expect.stringMatching(/^Contact: (?:mailto:|tel:|https:\/\/)\S+$/),
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/),
    expect.stringMatching(/^Preferred-Languages: [\w, -]+$/),
    expect.stringMatching(/^Canonical: https:\/\/[^/\s]+\/\.well-known\/security\.txt$/),
    '',
  ]);
});
