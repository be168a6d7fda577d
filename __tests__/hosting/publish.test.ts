import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageFile } from '../../src/hosting/page-file';
import { publish as publishWith, unpublish } from '../../src/hosting/publish';
import type { SiteModel } from '../../src/hosting/site-model';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'publish-')), 'public');
  mkdirSync(folder);
});

afterEach(() => rmSync(dirname(folder), { recursive: true }));

/** Writes a file below the folder. */
function write(path: string, text = path): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Every file below the folder. */
const files = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();

/** A model with pages, and one page for what is unknown. */
const modelOf = (...paths: string[]): Pick<SiteModel, 'pages' | 'notFound'> => ({
  pages: paths.map((path) => ({ path, file: pageFile(path) })),
  notFound: [
    { below: '/fr/', file: 'fr/404.html' },
    { below: '/', file: '404.html' },
  ],
});

/** Publishes every page as Gatsby wrote it, with a mark. */
const publish = (of: string, model: ReturnType<typeof modelOf>) =>
  publishWith(of, model, (html, file) => `${html}, finished as ${file}`);

/** What Gatsby leaves after a build of `/`, `/fr` and `/fr/a`. */
function build(): void {
  write('index.html');
  write('fr/index.html');
  write('fr/a/index.html');
  write('fr/404/index.html');
  write('404.html');
  write('app-1.js');
}

test('every page is one file that hosts answer without a slash at the end', () => {
  build();
  publish(folder, modelOf('/', '/fr', '/fr/a'));
  expect(files()).toEqual(['404.html', 'app-1.js', 'fr.html', 'fr/404.html', 'fr/a.html', 'index.html']);
  expect(readFileSync(join(folder, 'fr/a.html'), 'utf8')).toBe('fr/a/index.html, finished as fr/a.html');
  expect(readdirSync(join(folder, 'fr'))).toEqual(['404.html', 'a.html']);
});

describe('when the site is built again', () => {
  const before = modelOf('/', '/fr', '/fr/a');

  beforeEach(() => {
    build();
    publish(folder, before);
    unpublish(folder, before);
  });

  test('Gatsby finds its pages where it left them', () => {
    expect(files()).toEqual(['404.html', 'app-1.js', 'fr/404/index.html', 'fr/a/index.html', 'fr/index.html', 'index.html']);
  });

  test('a page that changed is published anew, and one that did not change stays', () => {
    write('fr/index.html', 'new text');
    publish(folder, before);
    expect(readFileSync(join(folder, 'fr.html'), 'utf8')).toBe('new text, finished as fr.html');
    expect(readFileSync(join(folder, 'fr/a.html'), 'utf8')).toBe('fr/a/index.html, finished as fr/a.html');
    expect(files()).toEqual(['404.html', 'app-1.js', 'fr.html', 'fr/404.html', 'fr/a.html', 'index.html']);
  });

  test('a page that is gone is no longer published', () => {
    // Gatsby deletes it once it is back in its place.
    rmSync(join(folder, 'fr/a'), { recursive: true });
    publish(folder, modelOf('/', '/fr'));
    expect(files()).toEqual(['404.html', 'app-1.js', 'fr.html', 'fr/404.html', 'index.html']);
  });
});
