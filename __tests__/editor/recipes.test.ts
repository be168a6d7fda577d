import { readFileSync } from 'node:fs';
import { EditedData } from './edited-data';
import { guideRecipes, recipes } from './recipes';

/** A problem without the place in its file, which edits move. */
type Known = ReturnType<typeof problemsOf>[number];

/** What the check says, but for samples and dates, which are the owner's to settle. */
const problemsOf = (data: EditedData) =>
  data.problems
    .filter(({ kind }) => kind !== 'sample-value' && kind !== 'security-date')
    .map(({ severity, kind, file, key, found }) => ({ severity, kind, file, key, found }));

const before = new Set(problemsOf(new EditedData()).map((problem) => JSON.stringify(problem)));
const fresh = (data: EditedData): Known[] => problemsOf(data).filter((problem) => !before.has(JSON.stringify(problem)));

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
