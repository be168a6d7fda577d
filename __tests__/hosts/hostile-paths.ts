import fc from 'fast-check';
import { allRedirects } from '../../src/hosting/rules';
import type { SiteModel } from '../../src/hosting/site-model';

/** Strings that attackers put into addresses to abuse redirects. */
const pieces = [
  '//',
  '/',
  '\\',
  '%2f',
  '%5c',
  '%2e%2e',
  '..',
  '.',
  '@',
  ':',
  'https:',
  '%0d%0aLocation:',
  '%09',
  '%00',
  '%E2%80%8B',
];

/** Paths that try to get another site’s address into a `Location`: known addresses, other hosts and tricks, in any order. */
export function hostilePaths(model: SiteModel): fc.Arbitrary<string> {
  const known = allRedirects(model).map(({ from }) => from);
  const piece = fc.oneof(
    fc.constantFrom(...pieces),
    fc.constantFrom('evil.example', 'evil.example/', '?next=//evil.example'),
    fc.constantFrom(...known),
  );
  return fc.array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join('').replace(/^(?!\/)/, '/'));
}
