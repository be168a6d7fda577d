import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { budgets, firstFlight } from '../../tools/bench/targets';
import { published, registry, textOf } from '../support/built-site';

/** Bytes that a visitor downloads of a file, compressed as the build compresses it. */
const sentBytes = (path: string) =>
  published.has(`${path}.br`)
    ? statSync(join('public', `${path}.br`)).size
    : brotliCompressSync(readFileSync(join('public', path))).length;

/** Every script that a page loads without interaction. */
function scriptsOf(path: string): string[] {
  const html = textOf(path === '/' ? '/index.html' : `${path}.html`);
  // With their hashes; those of other templates are named without.
  return [
    ...new Set([...html.matchAll(/"(\/static\/[^"]+\.js)"(?:,| integrity=)"sha256-/g)].map(([, script = '']) => script)),
  ];
}

const pages = registry.pages.filter(({ indexed }) => indexed).map(({ path }) => path);

test.each(pages)('%s asks for at most 85 kB of scripts before the first sign of interest', (path) => {
  const scripts = scriptsOf(path);
  expect(scripts.filter((script) => /framework|app-|webpack-runtime/.test(script))).toHaveLength(3);
  expect(scripts.reduce((sum, script) => sum + sentBytes(script), 0)).toBeLessThanOrEqual(budgets.script);
});

/** What a visitor reads of a page, compressed, in bytes: the HTML grows with it. */
const textBytes = (html: string) =>
  brotliCompressSync(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')).length;

test.each(pages)('%s has at most 10 kB of HTML with its styles, besides three times what its text takes', (path) => {
  const file = path === '/' ? '/index.html' : `${path}.html`;
  expect(sentBytes(file)).toBeLessThanOrEqual(budgets.markup + 3 * textBytes(textOf(file)));
});

/** What the headers of an answer take, at most, in bytes. */
const headers = 1_500;

test.each(pages.filter((path) => path !== '/'))('%s shows its first screen before it has come in whole', (path) => {
  const sent = readFileSync(join('public', `${path}.html.br`)).subarray(0, firstFlight - headers);
  const html = brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
  expect(html).toMatch(/<main[^>]*>.*?<h1.*?<\/h1>/s);
});

test('scripts contain no list of pages, so they do not grow with the site', () => {
  const scripts = [...new Set(pages.flatMap(scriptsOf))].map(textOf).join();
  const detailed = registry.pages.filter(({ kind }) => kind === 'feature').map(({ path }) => path);
  expect(detailed.length).toBeGreaterThan(0);
  expect(detailed.filter((path) => scripts.includes(path))).toEqual([]);
});

test('browsers may compile scripts while they come', () => {
  const scripts = [...published].filter((file) => /^\/static\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((script) => !textOf(script).startsWith('//# allFunctionsCalledOnLoad\n'))).toEqual([]);
});

test('there is one font, of at most 42 kB', () => {
  const fonts = [...published].filter((file) => file.startsWith('/static/') && file.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(statSync(join('public', fonts[0] ?? '')).size).toBeLessThanOrEqual(budgets.font);
});
