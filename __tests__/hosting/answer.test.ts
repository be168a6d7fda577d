import fc from 'fast-check';
import { answer } from '../../src/hosting/answer';
import { allRedirects, emptyFolders } from '../../src/hosting/rules';
import { isOnSite } from '../hosts/differences';
import { sampleModel } from './sample-model';

const model = sampleModel();
const nothing = () => false;

/** The page for addresses that nothing else answers. */
const lastResort = model.notFound.find(({ below }) => below === '/')?.file;

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
      const reply = answer(model, path.replace(/\?.*/, ''), nothing, 'fr');
      if (reply.kind === 'redirect') redirected += 1;
      expect(reply.kind !== 'redirect' || isOnSite(reply.to)).toBe(true);
    }),
    { numRuns: 5000 },
  );
  expect(redirected).toBeGreaterThan(100);
});

test('every redirect leads to a page in one hop, and a folder without a page to the 404 page', () => {
  const folders = new Set(emptyFolders(model));
  for (const { from, to, temporary } of allRedirects(model)) {
    expect(answer(model, from, nothing)).toEqual({ kind: 'redirect', status: temporary ? 302 : 301, to });
    const status = folders.has(to) ? 404 : 200;
    const reply = answer(model, to.replace(/#.*/, ''), nothing);
    expect(reply).toMatchObject({ kind: 'page', status, ...(status === 404 && { file: lastResort }) });
  }
});

test('/ leads to the first language that the browser names, and stays where the site has it not', () => {
  expect(answer(model, '/', nothing, 'es-MX,fr')).toEqual({ kind: 'redirect', status: 302, to: '/es' });
  expect(answer(model, '/', nothing, 'de,fr')).toMatchObject({ kind: 'page', status: 200 });
  expect(answer(model, '/', nothing)).toMatchObject({ kind: 'page', status: 200 });
});
