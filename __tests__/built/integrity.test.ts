import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../../src/hosting/built-files';
import { integrityOf } from '../../src/hosting/integrity';
import { published, registry, textOf } from '../support/built-site';

const html = textOf('/index.html');
const runtime = /src="(\/static\/webpack-runtime-[^"]+)"/.exec(html)?.[1] ?? '';
const hashOf = (path: string) => integrityOf(readFileSync(join(publicFolder, path)));

test('the runtime knows the hash of every script that it may load', () => {
  const text = textOf(runtime);
  // Scripts of earlier builds may still be there: the runtime names those of this one.
  const nameOf = (path: string) => /-(\w+)\.js$/.exec(path)?.[1] ?? '';
  const later = [...published].filter(
    (path) => path.startsWith('/static/') && path.endsWith('.js') && path !== runtime && text.includes(nameOf(path)),
  );
  expect(later.length).toBeGreaterThan(10);
  expect(later.filter((path) => !text.includes(hashOf(path).replace('sha256-', '')))).toEqual([]);
  expect(text).not.toContain('__integrity__');
});

test('the router’s element has no style attribute, which the policy of each page would have to allow', () => {
  expect(html).toContain('id="gatsby-focus-wrapper"');
  expect(html).not.toMatch(/style="outline/);
});

test('no page names what it was built with, and in which version', () => {
  const pages = registry.pages.map(({ path }) => (path === '/' ? '/index.html' : `${path.replace(/\.html$/, '')}.html`));
  expect(pages.filter((page) => /name="generator"/.test(textOf(page)))).toEqual([]);
});
