import { checkContent } from '../../src/content/check-content';
import { publishedDocuments } from '../../src/content/published-entries';
import { sourceTexts, translationsOf } from '../../src/content/translations';
import { checkData } from '../../src/data/checks/check-data';
import { checkAfter, type Damage, damagedData, lineWith, problemsAfter, replacing } from '../support/sample-data';

const frenchOnly = replacing('"id": "plots",', '"id": "plots", "languages": ["fr"],');
const spanish = 'locales/es/content/features/plots.json';
const inFrench: Damage = { 'features.json': frenchOnly, [spanish]: null };

/** The lines of the check on data with some damage, as file, key and kind. */
const told = (damage: Damage) => problemsAfter(damage).map(({ file, key, kind }) => `${file} ${key} ${kind}`);
const naming = (languages: string) => replacing('"id": "plots",', `"id": "plots", "languages": ${languages},`);

/** A picture that only the Spanish page shows would be a separate problem. */
const withoutPicture = (problems: readonly { kind: string }[]) => problems.filter(({ kind }) => kind !== 'image-unused');

test('a page may be missing in one language, and its file is not required there', () => {
  const { problems, content } = checkAfter(inFrench);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(withoutPicture(problemsAfter(inFrench))).toEqual([]);
  expect(content?.languages.fr?.features.plots).toBeDefined();
  expect(content?.languages.es?.features.plots).toBeUndefined();
});

test('a missing file in a language that has the page is a problem', () => {
  expect(told({ 'features.json': naming('["fr", "es"]'), [spanish]: null })).toContain(`${spanish}  file-missing`);
});

test('a leftover file in a language that does not have the page is reported, and nothing else about it', () => {
  const otherLength = replacing('"benefits": [', '"benefits": [\n    "Una más",');
  expect(told({ 'features.json': frenchOnly, [spanish]: otherLength })).toEqual([`${spanish}  text-left-over`]);
});

test('Gatsby does not get it', () => {
  const { sources, images } = damagedData({ 'features.json': frenchOnly });
  const paths = [...publishedDocuments(checkContent(sources, images).documents).keys()];
  expect(paths).toContain('locales/fr/content/features/plots.json');
  expect(paths).not.toContain(spanish);
});

test('no translation of it is required', () => {
  const { sources, images } = damagedData(inFrench);
  const { documents } = checkContent(sources, images);
  const files = translationsOf(documents, sourceTexts(documents, 'fr'), 'es').map(({ file }) => file);
  expect(files).toContain('content/features/photos.json');
  expect(files).not.toContain('content/features/plots.json');
});

test('its published addresses are not lost: none needs a manual redirect', () => {
  expect(checkData().problems.filter(({ kind }) => kind === 'address-lost')).toEqual([]);
  expect(told(inFrench).filter((line) => line.includes('address'))).toEqual([]);
});

test.each([
  ['a language that the site does not have', '["fr", "de"]', 'features.json features[1].languages[1] language-unknown'],
  ['a language twice', '["fr", "es", "fr"]', 'features.json features[1].languages[2] language-twice'],
  ['no language at all', '[]', 'features.json features[1].languages value-range'],
  ['a text in place of a list', '"fr"', 'features.json features[1].languages value-type'],
  ['no source language', '["es"]', 'features.json features[1].languages language-source-missing'],
])('%s is told where it stands', (_, languages, line) => {
  const damage = { 'features.json': naming(languages) };
  expect(told(damage)).toContain(line);
  const problem = problemsAfter(damage).find(({ file }) => file === 'features.json');
  expect(problem?.severity).toBe('error');
  expect(problem?.line).toBe(lineWith(damagedData(damage).sources.get('features.json') ?? '', '"plots"'));
});

test('a list that would be empty in a language is reported', () => {
  const everywhere = (source: string) => source.replaceAll(/"id": "\w+",/g, (id) => `${id} "languages": ["fr"],`);
  expect(told({ 'features.json': everywhere })).toContain('features.json features published-none');
});

test('the cookie policy must exist in every language', () => {
  const cookies = replacing('"id": "cookies",', '"id": "cookies", "languages": ["fr"],');
  expect(told({ 'legal.json': cookies, 'locales/es/content/legal/cookies.json': null })).toContain(
    'legal.json pages policy-missing',
  );
});
