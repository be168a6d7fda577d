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
  ['robots.txt', '/robots.txt'],
  ['a list of pages for machines', '/llms.txt'],
  ['a manifest', '/es/manifest.json'],
  ['a sitemap', '/sitemap-0.xml'],
  ['what a host reads', '/_redirects'],
  ['the Markdown twin of a page', '/fr/fonctionnalites.md'],
  ['a file of static/', '/brochure.pdf'],
  ['a page of static/ without its ending', '/papers/terms'],
])('%s answers at %s already', (_, path) => {
  expect(shadowed(path)).toEqual([`redirects[0].from ${path}, where a file is`]);
});

test.each([
  ['/page-data/fr/page-data.json', '/page-data/'],
  ['/cdn-cgi/trace', '/cdn-cgi/'],
  ['/robots.txt/old', '/robots.txt'],
])('nothing can lead elsewhere from %s, since %s is there', (path, place) => {
  expect(shadowed(path)).toEqual([`redirects[0].from ${path}, where ${place} is`]);
});

test('addresses beside files are free', () => {
  expect(shadowed('/robots', '/brochure', '/papers', '/papers/old', '/fr/robots.txt', '/old.md')).toEqual([]);
});
