import { checkContent } from '../../src/content/check-content';
import { publishedDocuments } from '../../src/content/published-entries';
import { checkData } from '../../src/data/checks/check-data';
import { checkAfter, type Damage, damagedData, lineWith, problemsAfter, replacing } from '../support/sample-data';

const notInSpanish = replacing('"id": "diagnostic",', '"id": "diagnostic", "languages": ["fr", "en"],');
const spanish = 'locales/es/content/features/diagnostic.json';
const withoutSpanish: Damage = { 'features.json': notInSpanish, [spanish]: null };

/** The lines of the check on data with some damage, as file, key and kind. */
const told = (damage: Damage) => problemsAfter(damage).map(({ file, key, kind }) => `${file} ${key} ${kind}`);
const naming = (languages: string) => replacing('"id": "diagnostic",', `"id": "diagnostic", "languages": ${languages},`);

/** A picture that only the Spanish page shows would be a separate problem. */
const withoutPicture = (problems: readonly { kind: string }[]) => problems.filter(({ kind }) => kind !== 'image-unused');

test('a page may be missing in one language, and its file is not required there', () => {
  const { problems, content } = checkAfter(withoutSpanish);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(withoutPicture(problemsAfter(withoutSpanish))).toEqual([]);
  expect(content?.languages.fr?.features.diagnostic).toBeDefined();
  expect(content?.languages.es?.features.diagnostic).toBeUndefined();
});

test('a missing file in a language that has the page is a problem', () => {
  expect(told({ 'features.json': naming('["fr", "es"]'), [spanish]: null })).toContain(`${spanish}  file-missing`);
});

test('Gatsby does not get it', () => {
  const { sources, images } = damagedData({ 'features.json': notInSpanish });
  const paths = [...publishedDocuments(checkContent(sources, images).documents).keys()];
  expect(paths).toContain('locales/fr/content/features/diagnostic.json');
  expect(paths).not.toContain(spanish);
});

test('its published addresses are not lost: none needs a manual redirect', () => {
  expect(checkData().problems.filter(({ kind }) => kind === 'address-lost')).toEqual([]);
  expect(told(withoutSpanish).filter((line) => line.includes('address'))).toEqual([]);
});

test.each([
  ['a language that the site does not have', '["fr", "de"]', 'features.json features[1].languages[1] language-unknown'],
  ['a language twice', '["fr", "es", "fr"]', 'features.json features[1].languages[2] id-twice'],
  ['no language at all', '[]', 'features.json features[1].languages value-range'],
  ['a text in place of a list', '"fr"', 'features.json features[1].languages value-type'],
  ['no source language', '["es"]', 'features.json features[1].languages language-source-missing'],
])('%s is told where it stands', (_, languages, line) => {
  const damage = { 'features.json': naming(languages) };
  expect(told(damage)).toContain(line);
  const problem = problemsAfter(damage).find(({ file }) => file === 'features.json');
  expect(problem?.severity).toBe('error');
  expect(problem?.line).toBe(lineWith(damagedData(damage).sources.get('features.json') ?? '', '"diagnostic"'));
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
