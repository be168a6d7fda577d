import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../../packages/fast-page/integrity';
import { pageFile, publicFolder } from '../../packages/hosts';
import { tourFolder } from '../../src/hosting/headers';
import { published, registry, textOf } from '../support/built-site';

const html = textOf('/index.html');
const runtime = /src="(\/static\/webpack-runtime-[^"]+)"/.exec(html)?.[1] ?? '';
const pages = registry.pages.map(({ path }) => `/${pageFile(path)}`);
const hashOf = (path: string) => integrityOf(readFileSync(join(publicFolder, path)));

test('the runtime knows the hash of every script that it may load', () => {
  const text = textOf(runtime);
  // The first scripts of a page are not among them.
  const nameOf = (path: string) => /-(\w+)\.js$/.exec(path)?.[1] ?? '';
  const later = [...published].filter(
    (path) => path.startsWith('/static/') && path.endsWith('.js') && path !== runtime && text.includes(nameOf(path)),
  );
  expect(later.length).toBeGreaterThan(10);
  expect(later.filter((path) => !text.includes(hashOf(path).replace('sha256-', '')))).toEqual([]);
  expect(text).not.toContain('__integrity__');
});

test('every page names the scripts that it loads by the hashes of the files', () => {
  const named = pages.flatMap((page) => [
    ...textOf(page).matchAll(/"(\/static\/[^"]+\.js)"(?:,| integrity=)"(sha256-[^"]+)"/g),
  ]);
  const wrong = named.filter(([, path = '', hash]) => hashOf(path) !== hash).map(([found]) => found);
  expect(named.length).toBeGreaterThanOrEqual(3 * pages.length);
  expect([...new Set(wrong)]).toEqual([]);
});

test('the policy of every page allows its own inline scripts by their hashes, and stands before them', () => {
  for (const page of pages) {
    const html = textOf(page);
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';
    expect(policy).toMatch(/default-src 'none'.*script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(html.indexOf('<script'));
    const inline = [...html.matchAll(/<script(?![^>]*(?: src=|ld\+json|application\/json))[^>]*>(.*?)<\/script>/gs)];
    expect(
      inline.map(([, script = '']) => integrityOf(Buffer.from(script))).filter((hash) => !policy.includes(hash)),
    ).toEqual([]);
  }
});

test('every page of the demo holds what it loads, and its policy, if it has one, allows that', () => {
  for (const page of [...published].filter((path) => path.startsWith(tourFolder) && path.endsWith('.html'))) {
    const html = textOf(page);
    expect(
      html.match(/<(?:script|link|img|source|iframe)\b[^>]* (?:src|srcset|href)="(?!data:)[^"]*"|@import|url\((?!data:|#)/g),
    ).toBeNull();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
    const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , text = '']) => integrityOf(text));
    expect(inline.filter((hash) => policy !== undefined && !policy.includes(hash))).toEqual([]);
  }
});

test('no page names what it was built with, and in which version', () => {
  expect(pages.filter((page) => /name="generator"/.test(textOf(page)))).toEqual([]);
});
