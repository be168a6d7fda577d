import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesIn } from '../../src/hosting/files';
import { pageFile } from '../../src/hosting/page-file';
import { publish as publishWith, unpublish } from '../../src/hosting/publish';
import type { SiteModel } from '../../src/hosting/site-model';
import { writeFiles } from '../../src/hosting/write-files';

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
const publish = (model: ReturnType<typeof modelOf>) =>
  publishWith(folder, model, (html, file) => `${html}, finished as ${file}`);

const files = () => filesIn(folder).sort();
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** What Gatsby leaves after a build. */
const rendered = ['404.html', 'app-1.js', 'fr/404/index.html', 'fr/a/index.html', 'fr/index.html', 'index.html'];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'publish-')), 'public');
  writeFiles(
    folder,
    rendered.map((path) => ({ path, content: path })),
  );
  publish(site);
});

afterEach(() => rmSync(dirname(folder), { recursive: true }));

test('every page is one file that hosts answer without a slash at the end', () => {
  expect(files()).toEqual(['404.html', 'app-1.js', 'fr.html', 'fr/404.html', 'fr/a.html', 'index.html']);
  expect(read('fr/a.html')).toBe('fr/a/index.html, finished as fr/a.html');
});

test('the next build finds the pages where it left them; one that changes is published anew, others stay', () => {
  unpublish(folder, site);
  expect(files()).toEqual(rendered);
  writeFiles(folder, [{ path: 'fr/index.html', content: 'new text' }]);
  publish(site);
  expect(read('fr.html')).toBe('new text, finished as fr.html');
  expect(read('fr/a.html')).toBe('fr/a/index.html, finished as fr/a.html');
});

test('a page that is gone is no longer published', () => {
  unpublish(folder, site);
  // Gatsby deletes it once it is back in its place.
  rmSync(join(folder, 'fr/a'), { recursive: true });
  publish(modelOf('/', '/fr'));
  expect(files()).toEqual(['404.html', 'app-1.js', 'fr.html', 'fr/404.html', 'index.html']);
});
