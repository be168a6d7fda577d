import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { segmentDescriptions } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import { gitEnvironment } from '../../src/data/git-environment';
import type { DataSources } from '../../src/data/read-data';
import { addLanguage } from '../../tools/recipes/add-language';
import { removeLanguage } from '../../tools/recipes/remove-language';
import { replacing } from '../support/sample-data';
import { pt, siteAfter, withPortuguese } from '../support/sample-languages';

const errorsOf = (data: DataSources) => checkSources(data).problems.filter(({ severity }) => severity === 'error');

const fileIn = <Value>({ sources }: DataSources, path: string) => JSON.parse(sources.get(path) ?? '') as Value;

test('a new language has all that it needs, and no former addresses', () => {
  const rename = (text: string) => text.replace(/("(?:previousSlugs|features)": )\[[^\]]*\]/, '$1["former"]');
  const former = ['content/features/signature.json', 'language.json'];
  const before = siteAfter(Object.fromEntries(former.map((file) => [`locales/fr/${file}`, rename])));
  const { files, toDo } = addLanguage(before, pt);
  const data = { ...before, sources: new Map([...before.sources, ...files]) };
  expect(errorsOf(data)).toEqual(errorsOf(before));
  expect(fileIn<{ languages: string[] }>(data, 'site.json').languages).toContain('pt');
  for (const file of former) expect(files.get(`locales/pt/${file}`)).not.toContain('"former"');
  expect(toDo.join('\n')).toContain('npm run xliff -- export pt');
});

test.each([
  ['a language that is there', { ...pt, code: 'es' }, 'The site has "es" already.'],
  ['something that is no code', { ...pt, code: 'por' }, 'two small letters'],
  ['a segment with capitals', { ...pt, segments: { ...pt.segments, features: 'Funções' } }, 'lower-case letters'],
])('%s is not added', (_, language, message) => {
  expect(() => addLanguage(siteAfter(), language)).toThrow(message);
});

/** The site without a language. */
function without(data: DataSources, code: string) {
  const { files } = removeLanguage(data, code);
  const sources = new Map(data.sources);
  for (const [path, text] of files) {
    if (text === undefined) sources.delete(path);
    else sources.set(path, text);
  }
  const images = new Set([...data.images].filter((path) => !files.has(`images/${path}`)));
  return { files, data: { ...data, sources, images } };
}

test('a language goes with all its files, and each of its addresses leads to the same page in the default language', () => {
  const { data } = without(siteAfter(), 'ES');
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
});

test('pages that list their languages list it no more, its pictures and sample values go, and all else stays', () => {
  const { data: before } = withPortuguese();
  const { sources } = before;
  const change = (path: string, part: string, by: string) => sources.set(path, replacing(part, by)(sources.get(path) ?? ''));
  const path = 'locales/pt/content/features/signature.json';
  const { image } = fileIn<{ image: { src: string } }>(before, path);
  before.images.add('own.png');
  change(path, image.src, 'own.png');
  change('features.json', '{ "id": "signature"', '{ "languages": ["fr", "es", "pt"], "id": "signature"');
  change('sample-values.json', '"values": [', `"values": [ { "file": "${path}", "key": "name", "value": "x" },`);
  const { data, files } = without(before, 'pt');
  expect(files.has('images/own.png')).toBe(true);
  expect(data.images.has(image.src)).toBe(true);
  expect(data.sources.get('features.json')).toContain('"languages": ["fr", "es"]');
  expect(data.sources.get('sample-values.json')).not.toContain('locales/pt');
});

test.each([
  ['a language that the site does not have', 'it', 'The site has no language "it": it has fr, en, es.'],
  [
    'a language that a setting names',
    'en',
    'data/site.json names it in "notFoundLanguage". Name another language there first.',
  ],
])('%s is not removed', (_, code, message) => {
  expect(() => removeLanguage(siteAfter(), code)).toThrow(message);
});

test('the commands add a language and remove it again, with its folders, and leave the files as they were', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'));
  const site = join(folder, 'site');
  cpSync('__tests__/fixtures/site', site, { recursive: true });
  const run = (...command: string[]) =>
    spawnSync('npx', ['tsx', ...command], { encoding: 'utf8', env: { ...process.env, SITE_DATA: site } });
  const own = ['--name', 'Português', '--label', 'PT', '--locale', 'pt_PT'];
  // Every kind of page with a list has one.
  const segments = segmentDescriptions.flatMap(([name]) => [`--${name}`, `${name.toLowerCase()}-pt`]);
  const added = run('tools/add-language.ts', 'pt', ...own, ...segments);
  expect(added).toMatchObject({ status: 0 });
  expect(readdirSync(site, { recursive: true })).toContain('locales/pt');
  expect(run('tools/remove-language.ts', 'PT')).toMatchObject({ status: 0 });
  const difference = spawnSync('git', ['diff', '--no-index', '--stat', '__tests__/fixtures/site', site], {
    env: gitEnvironment(),
    encoding: 'utf8',
  });
  expect(difference.stdout).toBe('');
  rmSync(folder, { recursive: true });
});
