import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../src/data/load-content';
import { siteModelOf } from '../../src/data/site-model-of';
import { hostingFolder, publicFolder, readSiteModel } from '../../src/hosting/built-files';
import { hostNamed } from '../../src/hosting/plan-hosts';

const content = loadContent();

test('the model of the data is the one that the build left', () => {
  expect(siteModelOf(content)).toEqual(readSiteModel());
});

test('npm run redirects writes for every host of the site what the build wrote, byte for byte', () => {
  for (const name of content.SiteSettings.hosts) {
    const { files, published } = hostNamed(name).write(siteModelOf(content));
    for (const { path, content: text } of files) expect(readFileSync(join(hostingFolder, name, path), 'utf8')).toBe(text);
    for (const { path, content: text } of published) expect(readFileSync(join(publicFolder, path), 'utf8')).toBe(text);
  }
});

test('nothing of the build’s own is published', () => {
  const files = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => /\.map$|webpack\.stats\.json|chunk-map\.json|^_gatsby|~partytown/.test(path))).toEqual([]);
});

test('every page has its file, and none waits in a folder of its own', () => {
  const model = siteModelOf(content);
  for (const { file } of [...model.pages, ...model.notFound]) {
    expect(existsSync(join(publicFolder, file))).toBe(true);
    if (file !== 'index.html') expect(existsSync(join(publicFolder, file.replace(/\.html$/, ''), 'index.html'))).toBe(false);
  }
});
