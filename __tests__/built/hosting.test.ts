import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteModelOf } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { hostingFolder, publicFolder, readSiteModel } from '../../src/hosting/built-files';
import { hostNamed } from '../../src/hosting/hosts';

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
