import fc from 'fast-check';
import { answer } from '../../src/hosting/answer';
import { allRedirects } from '../../src/hosting/rules';
import { isOnSite } from '../hosts/differences';
import { sampleModel } from './sample-model';

const model = sampleModel();

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
function hostilePaths(): fc.Arbitrary<string> {
  const known = allRedirects(model).map(({ from }) => from);
  const piece = fc.oneof(
    fc.constantFrom(...pieces),
    fc.constantFrom('evil.example', 'evil.example/', '?next=//evil.example'),
    fc.constantFrom(...known),
  );
  return fc.array(piece, { minLength: 1, maxLength: 7 }).map((parts) => parts.join('').replace(/^(?!\/)/, '/'));
}

test('no path of 5,000 hostile ones leads off the site', () => {
  let redirected = 0;
  fc.assert(
    fc.property(hostilePaths(), (path) => {
      const reply = answer(model, path.replace(/\?.*/, ''), () => false, 'fr');
      if (reply.kind === 'redirect') redirected += 1;
      expect(reply.kind !== 'redirect' || isOnSite(reply.to)).toBe(true);
    }),
    { numRuns: 5000 },
  );
  expect(redirected).toBeGreaterThan(100);
});
