import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { immutable, isFor, isOfGatsby, pageDataPath } from '../../packages/hosts';
import { publishedFiles } from '../../src/hosting/published-files';
import { content, published, registry, textOf, writtenForHosts } from '../support/built-site';

test('every published file is known, and none is meant for the build or the team', () => {
  const known = new Set([
    ...publishedFiles(registry.pages, content.SiteSettings.languages, new Set()),
    ...registry.pages.map(({ path }) => pageDataPath(path)),
    ...writtenForHosts,
  ]);
  const originals = [...published].map((file) => file.replace(/\.(?:br|gz)$/, ''));
  const unknown = originals.filter((file) => !known.has(file) && !isOfGatsby(file) && !existsSync(join('static', file)));
  expect(unknown).toEqual([]);
  expect(originals.filter((file) => /webpack\.stats|chunk-map|_gatsby|partytown|\.map$/.test(file))).toEqual([]);
  const scripts = originals.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => textOf(file).includes('sourceMappingURL='))).toEqual([]);
});

test('no page stands in a folder of its own, where hosts would add a slash', () => {
  const isIndexed = (file: string) => published.has(file) && !writtenForHosts.has(file);
  const folders = registry.pages.filter(({ path }) => path !== '/' && isIndexed(`${path}/index.html`));
  expect(folders).toEqual([]);
});

test('files that browsers keep for good have a hash in their name', () => {
  const files = [...published].filter((file) => isFor(immutable, file));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !/[-/][0-9a-f]{8,}[./]/.test(file))).toEqual([]);
});
