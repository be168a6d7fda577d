import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeStrays } from '../../src/build/remove-strays';
import { publishedFiles } from '../../src/hosting/published-files';
import { createRegistry } from '../../src/routing/registry';
import { cardPath } from '../../src/seo/card-path';
import { markdownPath } from '../../src/seo/llms';
import { sampleInput } from '../support/sample-routes';

const { pages: samplePages } = createRegistry(sampleInput);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strays-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files, removes the strays, and returns the remaining ones. */
function left(paths: readonly string[]): string[] {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
  removeStrays(folder, samplePages, publishedFiles(samplePages, ['fr', 'es'], new Set(['/tour/fr.html'])));
  return paths.filter((path) => existsSync(join(folder, path)));
}

test('pages with a former slug are removed', () => {
  const old = '/fr/fonctionnalites/ancien-nom';
  const files = [`${old}/index.html`, `${old}.html`, markdownPath(old), cardPath(old), `/page-data${old}/page-data.json`];
  expect(left(files)).toEqual([]);
  expect(existsSync(join(folder, 'fr'))).toBe(false);
});

test('output of the development server is removed', () => {
  expect(left(['/page-data/dev-404-page/page-data.json', '/index.txt'])).toEqual([]);
});

test('page data and other files are kept', () => {
  const page = samplePages.find(({ indexed }) => indexed)?.path ?? '';
  const files = [
    `${page}/index.html`,
    `/page-data${page}/page-data.json`,
    '/page-data/index/page-data.json',
    '/page-data/app-data.json',
    '/page-data/sq/d/123.json',
    markdownPath(page),
    cardPath(page),
    '/robots.txt',
    '/fr/llms.txt',
    '/sitemap-0.xml',
    '/static/app-01234567.js',
    '/webpack.stats.json',
    '/chunk-map.json',
    '/tour/fr.html',
  ];
  expect(left(files)).toEqual(files);
});
