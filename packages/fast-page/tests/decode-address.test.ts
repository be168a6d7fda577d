import { decodeAddress, routable } from '../decode-address';

test.each([
  ['/fr/:x', '/fr/：x'],
  ['/*/%3Ay/a:b*', '/＊/：y/a:b*'],
  ['/50%-off/:x', '/50％-off/：x'],
  ['/50%25-off', '/50％-off'],
  ['/50%2525-off', '/50％25-off'],
  ['/a%23b/c%3fd', '/a＃b/c？d'],
  ['/a%2F:b', '/a%2F：b'],
  ['/fr/caf%C3%A9', '/fr/café'],
])('the router can read %s, and takes no part of it for a placeholder', (address, read) => {
  expect(decodeURI(routable(address))).toBe(read);
});

test('an address with an invalid % stays unchanged', () => {
  expect(['/%', '/%zz', '/fr/%ff', '/fr/%C3%A9'].map(decodeAddress)).toEqual(['/%', '/%zz', '/fr/%ff', '/fr/é']);
});
