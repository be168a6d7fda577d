import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moveUnusedAside, restoreUnused } from '../../src/hosting/unused-assets';

let root: string;
const folder = () => join(root, 'public');
const aside = () => join(root, 'aside');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = path): void {
  mkdirSync(dirname(join(folder(), path)), { recursive: true });
  writeFileSync(join(folder(), path), text);
}

const there = (path: string) => existsSync(join(folder(), path));

/** A hash as long as webpack's. */
const hash = (letter: string) => letter.repeat(20);
const script = (letter: string) => `static/app-${hash(letter)}.js`;
const picture = (letter: string) => `static/${hash(letter)}/12345/tabs.avif`;

test('a script that no page needs any more is not published, nor are its pictures', () => {
  write('fr.html', `<script src="/${script('a')}"></script>`);
  write(script('a'));
  write(script('b'), `"/${picture('b')}"`);
  write(picture('b'));
  moveUnusedAside(folder(), aside());
  expect([script('a'), script('b'), picture('b')].map(there)).toEqual([true, false, false]);
  expect(existsSync(join(folder(), `static/${hash('b')}`))).toBe(false);
});

test('of a script that several pages share only the current version is published', () => {
  const shared = (letter: string) => `static/${'5'.repeat(40)}-${hash(letter)}.js`;
  write('fr.html', `<script src="/${script('a')}"></script>`);
  write(script('a'), `load("${'5'.repeat(40)}", "${hash('c')}")`);
  write(shared('b'));
  write(shared('c'));
  moveUnusedAside(folder(), aside());
  expect([shared('b'), shared('c')].map(there)).toEqual([false, true]);
});

test('what a page needs through other scripts, or through its data, stays', () => {
  write('fr.html', `<script src="/${script('a')}"></script>`);
  write(script('a'), `load("${hash('b')}")`);
  write(script('b'), `load("${hash('c')}")`);
  write(script('c'));
  write('page-data/fr/page-data.json', `{"src":"/${picture('d')}"}`);
  write(picture('d'));
  moveUnusedAside(folder(), aside());
  expect([script('b'), script('c'), picture('d')].map(there)).toEqual([true, true, true]);
});

test('the next build finds it again', () => {
  write('fr.html');
  write(picture('b'), 'drawn');
  moveUnusedAside(folder(), aside());
  write(picture('a'));
  restoreUnused(folder(), aside());
  expect(readFileSync(join(folder(), picture('b')), 'utf8')).toBe('drawn');
  expect(there(picture('a'))).toBe(true);
});
