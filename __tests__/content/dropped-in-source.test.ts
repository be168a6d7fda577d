import { segmentDescriptions } from '../../src/content/collection-facts';
import { formatProblem } from '../../src/content/problem';
import { checkSources } from '../../src/data/checks/check-data';
import { type DataSources, readData } from '../../src/data/read-data';
import { addLanguage } from '../../tools/recipes/add-language';

const footer = (language: string) => `locales/${language}/footer.json`;

/** The sample site in one more language. */
function inFourLanguages(): DataSources {
  const data = readData();
  const { files } = addLanguage(data, {
    code: 'pt',
    own: { name: 'Português', label: 'PT', openGraphLocale: 'pt_PT' },
    segments: Object.fromEntries(segmentDescriptions.map(([name]) => [name, `${name.toLowerCase()}-pt`])),
  });
  return { ...data, sources: new Map([...data.sources, ...files]) };
}

/** What the check says of placeholders after `{{year}}` was taken out of the footer of some languages. */
function withoutYear(...languages: string[]): string[] {
  const data = inFourLanguages();
  for (const path of languages.map(footer)) {
    data.sources.set(path, (data.sources.get(path) ?? '').replace('{{year}} ', ''));
  }
  return checkSources(data)
    .problems.filter(({ kind }) => kind === 'parity-placeholders')
    .map(formatProblem);
}

test('a placeholder that only the source text lost is reported there, once', () => {
  expect(withoutYear('fr')).toEqual([
    expect.stringMatching(
      /locales\/fr\/footer\.json.* found no \{\{year\}\}; expected \{\{year\}\}, as in all translations\. Put \{\{year\}\} back, or take it out of the translations, too\.$/,
    ),
  ]);
});

test('a placeholder that a translation lost is reported there', () => {
  expect(withoutYear('es')).toEqual([expect.stringContaining('locales/es/footer.json')]);
  expect(withoutYear('fr', 'en', 'es')).toEqual([expect.stringContaining('locales/pt/footer.json')]);
});
