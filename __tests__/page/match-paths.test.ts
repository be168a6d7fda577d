/** @jest-environment jsdom */
import { matchPathsOf } from '../../src/page/match-paths';

test('a page that answers for an address without a page is named for this address', () => {
  expect(matchPathsOf('/fr/404', '/fr/no-such-page')).toEqual([{ path: '/fr/404', matchPath: '/fr/no-such-page' }]);
});

test.each([
  ['/fr', '/fr'],
  ['/fr', '/fr/'],
  ['/fr/404', '/fr/404'],
  ['/404.html', '/no-such-page'],
])('the page %s at %s needs no word', (pagePath, address) => {
  expect(matchPathsOf(pagePath, address)).toEqual([]);
});
