import { readFileSync } from 'node:fs';
import type { Problem } from '../../src/content/problem';
import { EditedData } from './edited-data';
import { guideRecipes, recipes } from './recipes';
import { unusualContent } from './unusual-content';

const before = new EditedData().problems;

/** Kinds of warnings that say how far the translations are. While the site has some, recipes may add to them. */
const ofTranslations = /^translation-|^record-missing$/;
const areTranslationsBehind = before.some(({ kind }) => ofTranslations.test(kind));

/** A warning moves with its text, and is copied with it: its file and key do not count. */
const identityOf = ({ severity, kind, file, key, found }: Problem) =>
  JSON.stringify(severity === 'error' ? [kind, file, key, found] : [kind, found]);

const known = new Set(before.map(identityOf));

/** What the check says of the edited data only, except for samples and dates, which the owner settles. */
const fresh = (data: EditedData) =>
  data.problems
    .filter(({ kind }) => kind !== 'sample-value' && kind !== 'security-date')
    .filter(({ kind }) => !(areTranslationsBehind && ofTranslations.test(kind)))
    .filter((problem) => !known.has(identityOf(problem)))
    .map(({ severity, kind, file, key, found }) => ({ severity, kind, file, key, found }));

test('the recipes of the guide are exactly those tested here', () => {
  expect(guideRecipes().sort()).toEqual([...recipes.keys()].sort());
});

test('every command in the guide exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = readFileSync('data/README.md', 'utf8').matchAll(/npm run ([\w:-]+)/g);
  expect([...named].map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([]);
});

test.each([...recipes])('%s: following the guide causes no problem', (_, recipe) => {
  const data = new EditedData();
  recipe(data);
  expect(fresh(data)).toEqual([]);
  // A recipe that edits nothing would prove nothing.
  expect(data.isEdited).toBe(true);
});

test('following all recipes, one after the other, causes no problem', () => {
  const data = new EditedData();
  for (const name of guideRecipes()) recipes.get(name)?.(data);
  expect(fresh(data)).toEqual([]);
});

const errorsOf = (data: EditedData) => fresh(data).filter(({ severity }) => severity === 'error');

test.each([...unusualContent])('%s: unusual content causes no error', (_, edit) => {
  const data = new EditedData();
  edit(data);
  expect(errorsOf(data)).toEqual([]);
});

test('following all recipes after all unusual content causes no error', () => {
  const data = new EditedData();
  for (const edit of unusualContent.values()) edit(data);
  for (const name of guideRecipes()) recipes.get(name)?.(data);
  expect(errorsOf(data)).toEqual([]);
});
