import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeStrays } from '../../src/build/remove-strays';
import { publishedFiles } from '../../src/hosting/published-files';
import { writeFiles } from '../../src/hosting/write-files';
import { createRegistry } from '../../src/routing/registry';
import { cardPath } from '../../src/seo/card-path';
import { markdownPath } from '../../src/seo/llms';
import { sampleInput } from '../support/sample-routes';

const { pages } = createRegistry(sampleInput);
const folder = mkdtempSync(join(tmpdir(), 'strays-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes files, removes the strays, and returns the remaining ones. */
function left(paths: readonly string[]): string[] {
  const files = paths.map((path) => ({ path: path.slice(1), content: path }));
  writeFiles(folder, files);
  removeStrays(folder, pages, publishedFiles(pages, ['fr', 'es'], new Set(['/tour/fr.html'])));
  return paths.filter((path) => existsSync(join(folder, path)));
}

test('pages with a former slug and output of the development server are removed', () => {
  const old = '/fr/fonctionnalites/ancien-nom';
  const files = [`${old}/index.html`, `${old}.html`, markdownPath(old), cardPath(old), `/page-data${old}/page-data.json`];
  expect(left([...files, '/page-data/dev-404-page/page-data.json', '/index.txt'])).toEqual([]);
  expect(existsSync(join(folder, 'fr'))).toBe(false);
});

test('pages, their data and other files are kept', () => {
  const page = pages.find(({ indexed }) => indexed)?.path ?? '';
  const ofPage = [`${page}/index.html`, `/page-data${page}/page-data.json`, markdownPath(page), cardPath(page)];
  const ofGatsby = ['/page-data/app-data.json', '/page-data/sq/d/123.json', '/static/app-01234567.js', '/chunk-map.json'];
  const files = [...ofPage, ...ofGatsby, '/robots.txt', '/fr/llms.txt', '/sitemap-0.xml', '/tour/fr.html'];
  expect(left(files)).toEqual(files);
});
