import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../src/content/problem';
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
});

test('following all recipes, one after the other, causes no problem', () => {
  const data = new EditedData();
  for (const name of guideRecipes()) recipes.get(name)?.(data);
  expect(fresh(data)).toEqual([]);
});

/** The sample site, with fewer features, and with one legal page besides the cookie policy. */
function siteWith(count: number): EditedData {
  const data = new EditedData('__tests__/fixtures/site', '__tests__/fixtures/static');
  const removeAll = (entries: readonly { id: string }[], folder: string) => {
    for (const { id } of entries)
      for (const language of data.languages) data.removePage(`locales/${language}/content/${folder}/${id}.json`);
  };
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => removeAll(features.splice(count), 'features'));
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', (catalogue) => {
    const isKept = ({ id }: { id: string }, index: number) => index === 0 || id === 'cookies';
    removeAll(
      catalogue.pages.filter((page, index) => !isKept(page, index)),
      'legal',
    );
    catalogue.pages = catalogue.pages.filter(isKept);
  });
  // No address is published yet, so that none is lost.
  data.edit<{ addresses: object }>('published-addresses.json', (value) => (value.addresses = {}));
  return data;
}

const valuesOf = (data: EditedData) => [...data.sources].map(([path, text]) => [path, JSON.parse(text)]);

const allErrors = (data: EditedData) => data.problems.filter(({ severity }) => severity === 'error');

test.each([...recipes])(
  '%s: it works on a site with two features and one legal page besides the cookie policy',
  (_, recipe) => {
    const data = siteWith(2);
    expect(allErrors(data)).toEqual([]);
    const unchanged = valuesOf(data);
    recipe(data);
    expect(allErrors(data)).toEqual([]);
    // A recipe that edits nothing would prove nothing. The content of data/ may be as the recipe leaves it; this one is not.
    expect(valuesOf(data)).not.toEqual(unchanged);
  },
);

test('a feature that is removed leaves the picture that another one shows', () => {
  const data = siteWith(4);
  const { features } = data.read<FileOf<'FeatureCatalogue'>>('features.json');
  const [gone, other] = features.slice(2).map(({ id }) => `locales/${data.source}/content/features/${id}.json`);
  const { src } = data.read<FileOf<'Feature'>>(gone ?? '').image;
  expect(data.read<FileOf<'Feature'>>(other ?? '').image.src).toBe(src);
  recipes.get('remove-a-feature')?.(data);
  expect([data.has(gone ?? ''), data.has(other ?? ''), data.images.has(src)]).toEqual([false, true, true]);
});

test('a page that leaves a language takes no address with it that was only ever a redirect', () => {
  const data = new EditedData('__tests__/fixtures/site', '__tests__/fixtures/static');
  const language = data.languages.filter((code) => code !== data.source).at(-1);
  const { segments } = data.read<FileOf<'Language'>>(`locales/${language}/language.json`);
  const addresses = data.filesBelow(`locales/${language}/content/features`).map((path, index) => {
    data.edit<FileOf<'Feature'>>(path, ({ previousSlugs }) => previousSlugs.push(`former-${index}`));
    return `/${language}/${segments.features}/former-${index}`;
  });
  data.edit<{ addresses: Record<string, string> }>('published-addresses.json', (value) => {
    for (const address of addresses) value.addresses[address] = 'redirect';
  });
  expect(allErrors(data)).toEqual([]);
  recipes.get('publish-a-page-in-some-languages-only')?.(data);
  expect(allErrors(data)).toEqual([]);
  const { redirects } = data.read<FileOf<'Redirects'>>('redirects.json');
  expect(redirects.filter(({ from }) => addresses.includes(from))).toMatchObject([{ to: `/${language}` }]);
});

test.each(['/tour/{{language}}.html', 'https://demo.example.com/{{language}}'])(
  'change-the-tour: the new files are copies of files that exist, when the demo was at %s',
  (address) => {
    const data = new EditedData();
    data.edit<FileOf<'SiteSettings'>>('site.json', (site) => (site.demoFrameUrl = address));
    recipes.get('change-the-tour')?.(data);
    expect([...data.copies.values()].filter((path) => !existsSync(path))).toEqual([]);
  },
);

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
