import { readFileSync } from 'node:fs';
import type { Problem } from '../../packages/content';
import { EditedData, type FileOf } from './edited-data';
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

test('the recipes of the guide are exactly those tested here, and every command that it names exists', () => {
  expect(guideRecipes().sort()).toEqual([...recipes.keys()].sort());
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = readFileSync('data/README.md', 'utf8').matchAll(/npm run ([\w:-]+)/g);
  expect([...named].map(([, script = '']) => script).filter((script) => !(script in scripts))).toEqual([]);
});

test.each([...recipes])('%s: following the guide causes no problem', (_, recipe) => {
  const data = new EditedData();
  recipe(data);
  expect(fresh(data)).toEqual([]);
});

test('following all recipes, one after the other, causes no problem', () => {
  const data = new EditedData();
  for (const name of guideRecipes()) recipes.get(name)?.(data);
  expect(fresh(data)).toEqual([]);
});

/** The sample site, with two features, and with one legal page besides the cookie policy; no address is published yet. */
function smallSite(): EditedData {
  const data = new EditedData('__tests__/fixtures/site', '__tests__/fixtures/static');
  const remove = (entries: readonly { id: string }[], folder: string) => {
    for (const { id } of entries)
      for (const language of data.languages) data.removePage(`locales/${language}/content/${folder}/${id}.json`);
  };
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => remove(features.splice(2), 'features'));
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', (catalogue) => {
    const kept = catalogue.pages.filter(({ id }, index) => index === 0 || id === 'cookies');
    remove(
      catalogue.pages.filter((page) => !kept.includes(page)),
      'legal',
    );
    catalogue.pages = kept;
  });
  data.write('published-addresses.json', { addresses: {} });
  return data;
}

test.each([...recipes])('%s: it works on a site with few pages', (_, recipe) => {
  const data = smallSite();
  const valuesOf = () => [...data.sources].map(([path, text]) => [path, JSON.parse(text)]);
  const errorsOf = () => data.problems.filter(({ severity }) => severity === 'error');
  const unchanged = valuesOf();
  expect(errorsOf()).toEqual([]);
  recipe(data);
  expect(errorsOf()).toEqual([]);
  // A recipe that edits nothing would prove nothing. The content of data/ may be as the recipe leaves it; this one is not.
  expect(valuesOf()).not.toEqual(unchanged);
});

test.each([...unusualContent])('%s: unusual content causes no error', (_, edit) => {
  const data = new EditedData();
  edit(data);
  expect(fresh(data).filter(({ severity }) => severity === 'error')).toEqual([]);
});
