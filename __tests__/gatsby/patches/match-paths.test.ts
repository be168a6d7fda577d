/** @jest-environment jsdom */
import { matchPathsOf } from '../../../src/gatsby/patches/match-paths';
import { decodeAddress, routable } from '../../../src/page/decode-address';

test.each(['/fr/404', '/404.html'])('the page %s, which serves an unknown address, is found for this address', (path) => {
  expect(matchPathsOf(path, '/no-such-page')).toEqual([{ path, matchPath: '/no-such-page' }]);
});

test.each([
  ['/fr/:x', '/fr/：x'],
  ['/*/%3Ay/a:b*', '/＊/：y/a:b*'],
  ['/50%-off/:x', '/50％-off/：x'],
  ['/fr/caf%C3%A9', '/fr/café'],
])('%s has no placeholder for the router', (address, read) => {
  expect(decodeURI(routable(address))).toBe(read);
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
  ['/404.html', '/404.html'],
])('the page %s at %s needs no word', (pagePath, address) => {
  expect(matchPathsOf(pagePath, address)).toEqual([]);
});
