import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteModel } from '..';
import { filesIn, pageFile, publish as publishWith, unpublish, writeFiles } from '..';

let folder: string;

/** A model with pages, and one page for what is unknown. */
const modelOf = (...paths: string[]): Pick<SiteModel, 'pages' | 'notFound'> => ({
  pages: paths.map((path) => ({ path, file: pageFile(path) })),
  notFound: [
    { below: '/fr/', file: 'fr/404.html' },
    { below: '/', file: '404.html' },
  ],
});

const site = modelOf('/', '/fr', '/fr/a');

/** Publishes every page as Gatsby wrote it, with a mark. */
const publish = (model = site) =>
  publishWith(folder, model, new Set(['/robots.txt']), (html, file) => `${html}, finished as ${file}`);

const files = () => filesIn(folder).sort();
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const write = (...paths: string[]) =>
  writeFiles(
    folder,
    paths.map((path) => ({ path, content: path })),
  );

/** What Gatsby leaves after a build. */
const rendered = ['404.html', 'fr/404/index.html', 'fr/a/index.html', 'fr/index.html', 'index.html'];
const published = ['404.html', 'fr.html', 'fr/404.html', 'fr/a.html', 'index.html'];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'publish-')), 'public');
  write(...rendered);
});

afterEach(() => rmSync(dirname(folder), { recursive: true }));

test('every page is one file that hosts answer without a slash at the end', () => {
  publish();
  expect(files()).toEqual(published);
  expect(read('fr/a.html')).toBe('fr/a/index.html, finished as fr/a.html');
});

test('the next build finds the pages where it left them; one that changes is published anew, one that is gone no longer', () => {
  publish();
  unpublish(folder, site);
  expect(files()).toEqual(rendered);
  writeFiles(folder, [{ path: 'fr/index.html', content: 'new text' }]);
  // Gatsby deletes it once it is back in its place.
  rmSync(join(folder, 'fr/a'), { recursive: true });
  publish(modelOf('/', '/fr'));
  expect(read('fr.html')).toBe('new text, finished as fr.html');
  expect(files()).toEqual(published.filter((path) => path !== 'fr/a.html'));
});

test('what is known is published with the data of pages, and nothing for the build, of earlier pages or of the development server', () => {
  const known = ['page-data/app-data.json', 'page-data/fr/page-data.json', 'robots.txt', 'sitemap-0.xml', 'static/app-0.js'];
  write(...known, 'webpack.stats.json', 'static/app-0.js.map');
  write('old.html', 'old/index.html', 'old.md', 'page-data/old/page-data.json', 'page-data/dev-404-page/page-data.json');
  publish();
  expect(files()).toEqual([...published, ...known].sort());
});

test('pictures that no page, script or data names are not published; the next build finds them again, and no script', () => {
  const [inPage, inScript, inData, unused] = ['a', 'b', 'c', 'd'].map((letter) => `static/${letter.repeat(32)}/1/tabs.avif`);
  const used = [inPage, inScript, inData].map(String);
  write(...used, String(unused));
  writeFiles(folder, [
    { path: 'fr/index.html', content: `<img src="/${inPage}">` },
    { path: 'static/app-01234567.js', content: `"/${inScript}"` },
    { path: 'page-data/fr/page-data.json', content: `{"src":"/${inData}"}` },
  ]);
  publish();
  expect(files().filter((path) => path.endsWith('.avif'))).toEqual(used);
  unpublish(folder, site);
  expect(files().filter((path) => path.startsWith('static/'))).toEqual([...used, unused]);
});
