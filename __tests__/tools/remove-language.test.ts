import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSources } from '../../src/data/checks/check-data';
import type { DataSources } from '../../src/data/read-data';
import { removeLanguage } from '../../tools/recipes/remove-language';
import { replacing } from '../support/sample-data';
import { siteAfter, withPortuguese } from '../support/sample-xliff';

/** The site, whose source language does everything. */
const freed = { 'site.json': replacing('"notFoundLanguage": "en"', '"notFoundLanguage": "fr"') };

/** The site without a language. */
function without(data: DataSources, code: string) {
  const { files, toDo } = removeLanguage(data, code);
  const sources = new Map(data.sources);
  for (const [path, text] of files) {
    if (text === undefined) sources.delete(path);
    else sources.set(path, text);
  }
  const images = new Set([...data.images].filter((path) => !files.has(`images/${path}`)));
  return { toDo, files, data: { ...data, sources, images } };
}

const errorsOf = (data: DataSources) => checkSources(data).problems.filter(({ severity }) => severity === 'error');

const fileIn = <Value>({ sources }: DataSources, path: string) => JSON.parse(sources.get(path) ?? '') as Value;

test('a language goes with all its files, and no address is lost: each leads to the same page in the default language', () => {
  const before = siteAfter();
  const { data, toDo } = without(before, 'ES');
  expect([...data.sources.keys()].filter((path) => /(?:locales|translations)\/es\b/.test(path))).toEqual([]);
  expect(errorsOf(data)).toEqual([]);
  const { addresses } = fileIn<{ addresses: Record<string, string> }>(data, 'published-addresses.json');
  const { redirects } = fileIn<{ redirects: { from: string; to: string }[] }>(data, 'redirects.json');
  const leadsTo = new Map(redirects.map(({ from, to }) => [from, to]));
  const { features } = fileIn<{ features: { id: string; published?: boolean }[] }>(data, 'features.json');
  const hidden = features.filter(({ published }) => published === false).map(({ id }) => `fr/feature/${id}`);
  const pageAt = (address = '') => addresses[address]?.replace(/^es\//, 'fr/') ?? '';
  const wanted = (address: string) => (hidden.includes(pageAt(address)) ? 'fr/features' : pageAt(address));
  const ofSpanish = Object.keys(addresses).filter((address) => addresses[address]?.startsWith('es/'));
  expect(ofSpanish.length).toBeGreaterThan(2);
  expect(ofSpanish.map((address) => pageAt(leadsTo.get(address)))).toEqual(ofSpanish.map(wanted));
  expect(leadsTo.get('/precios')).toBe('/fr#pricing-section');
  expect(toDo.join('\n')).toContain('npm run check:content');
});

test('pages that list their languages list it no more, and its pictures, marks and sample values go', () => {
  const { data: before } = withPortuguese();
  const [entry] = fileIn<{ features: { id: string }[] }>(before, 'features.json').features;
  before.sources.set(
    'features.json',
    replacing(
      `{ "id": "${entry?.id}"`,
      `{ "languages": ["fr", "es", "pt"], "id": "${entry?.id}"`,
    )(before.sources.get('features.json') ?? ''),
  );
  const path = `locales/pt/content/features/${entry?.id}.json`;
  const { image } = fileIn<{ image: { src: string } }>(before, path);
  before.images.add('own.png');
  before.sources.set(path, (before.sources.get(path) ?? '').replace(image.src, 'own.png'));
  const samples = 'sample-values.json';
  before.sources.set(
    samples,
    (before.sources.get(samples) ?? '').replace('"values": [', `$& { "file": "${path}", "key": "name", "value": "x" },`),
  );
  const { data, files } = without(before, 'pt');
  expect(files.has('images/own.png')).toBe(true);
  expect(data.images.has(image.src)).toBe(true);
  expect(data.sources.get('features.json')).toContain('"languages": ["fr", "es"]');
  expect(data.sources.get(samples)).not.toContain('locales/pt');
  expect(data.sources.get('published-addresses.json')).toBe(before.sources.get('published-addresses.json'));
});

test('what is added and removed again leaves the files as they were', () => {
  const { data } = without({ ...withPortuguese().data }, 'pt');
  expect(data.sources).toEqual(siteAfter().sources);
});

test.each([
  ['a language that the site does not have', siteAfter(freed), 'it', 'The site has no language "it": it has fr, en, es.'],
  [
    'the source language',
    siteAfter(freed),
    'fr',
    'names it in "sourceLanguage", "defaultLanguage", "notFoundLanguage", "cookieBannerLanguage".',
  ],
  [
    'a language that a setting names',
    siteAfter(),
    'en',
    'data/site.json names it in "notFoundLanguage". Name another language there first.',
  ],
])('%s is not removed', (_, data, code, message) => {
  expect(() => removeLanguage(data, code)).toThrow(message);
});

test('the commands add a language and remove it again, with its folders, before anything is translated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'));
  const site = join(folder, 'site');
  cpSync('__tests__/fixtures/site', site, { recursive: true });
  const run = (...command: string[]) =>
    spawnSync('npx', ['tsx', ...command], { encoding: 'utf8', env: { ...process.env, SITE_DATA: site } });
  const before = readdirSync(site, { recursive: true }).sort();
  const own = ['--name', 'Português', '--label', 'PT', '--locale', 'pt_PT'];
  const added = run('tools/add-language.ts', 'pt', ...own, '--features', 'funcionalidades', '--fallback', 'funcionalidade');
  expect(added).toMatchObject({ status: 0 });
  expect(readdirSync(site, { recursive: true })).toContain('locales/pt');
  expect(run('tools/remove-language.ts', 'PT')).toMatchObject({ status: 0 });
  expect(readdirSync(site, { recursive: true }).sort()).toEqual(before);
  rmSync(folder, { recursive: true });
});
