/** @jest-environment jsdom */
import { matchPathsOf } from '../../../src/gatsby/patches/match-paths';
import { decodeAddress } from '../../../src/page/decode-address';

test('a page that serves an unknown address is found for this address', () => {
  expect(matchPathsOf('/fr/404', '/fr/no-such-page')).toEqual([{ path: '/fr/404', matchPath: '/fr/no-such-page' }]);
});

test('an address with an invalid % stays unchanged', () => {
  for (const address of ['/%', '/%zz', '/fr/%ff']) {
    window.history.replaceState(null, '', address);
    jest.isolateModules(() => expect(() => require('../../../src/gatsby/patches/match-paths')).not.toThrow());
  }
  expect(decodeAddress('/fr/%')).toBe('/fr/%');
  expect(decodeAddress('/fr/%C3%A9')).toBe('/fr/é');
});

test.each([
  ['/fr', '/fr'],
  ['/fr', '/fr/'],
  ['/fr/404', '/fr/404'],
  ['/404.html', '/no-such-page'],
])('the page %s at %s needs no word', (pagePath, address) => {
  expect(matchPathsOf(pagePath, address)).toEqual([]);
});
