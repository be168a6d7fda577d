import { checkSources } from '../../src/data/checks/check-data';
import { readData } from '../../src/data/read-data';

const sample = readData();

/** What is said of redirects from these addresses. */
function shadowed(...from: string[]): string[] {
  const redirects = from.map((path) => ({ from: path, to: '/fr' }));
  const sources = new Map(sample.sources).set('redirects.json', JSON.stringify({ redirects }, null, 2));
  const staticFiles = new Set([...sample.staticFiles, '/brochure.pdf', '/papers/terms.html']);
  const { problems } = checkSources({ ...sample, sources, staticFiles });
  return problems.filter(({ kind }) => kind === 'redirect-shadowed').map(({ key, found }) => `${key} ${found}`);
}

test.each([
  ['/llms.txt', 'where a file is'],
  ['/es/manifest.json', 'where a file is'],
  ['/sitemap-0.xml', 'where a file is'],
  ['/_redirects', 'where a file is'],
  ['/fr/fonctionnalites.md', 'where a file is'],
  ['/brochure.pdf', 'where a file is'],
  ['/papers/terms', 'where a file is'],
  ['/cdn-cgi/trace', 'where /cdn-cgi/ is'],
  ['/robots.txt/old', 'where /robots.txt is'],
])('nothing can lead elsewhere from %s, %s', (path, place) => {
  expect(shadowed(path)).toEqual([`redirects[0].from ${path}, ${place}`]);
});

test('addresses beside files are free', () => {
  expect(shadowed('/robots', '/brochure', '/papers', '/papers/old', '/fr/robots.txt', '/old.md')).toEqual([]);
});
