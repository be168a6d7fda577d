import { sortAdvisories } from '../../tools/audit/sort-advisories';

const advisory = { title: 'Slow', url: 'https://example.com/1' };
const packages = {
  'node_modules/react-is': { version: '19.0.0' },
  'node_modules/x/node_modules/react-is': { version: '16.0.0' },
};

function sorted(nodes: readonly string[], via: readonly (string | typeof advisory)[] = [advisory]) {
  const report = { vulnerabilities: { 'react-is': { name: 'react-is', severity: 'low', via, nodes } } };
  return sortAdvisories(report, packages, new Set(['react-is 19.0.0']));
}

const line = 'react-is (low): Slow https://example.com/1';

test('an advisory of a package that is sent reaches the browser', () => {
  expect(sorted(['node_modules/x/node_modules/react-is', 'node_modules/react-is'])).toEqual({
    browser: [line],
    elsewhere: [],
  });
});

test('an advisory of another version of it does not', () => {
  expect(sorted(['node_modules/x/node_modules/react-is'])).toEqual({ browser: [], elsewhere: [line] });
});

test('a package that is concerned through another one is not named twice', () => {
  expect(sorted(['node_modules/react-is'], ['other'])).toEqual({ browser: [], elsewhere: [] });
});
