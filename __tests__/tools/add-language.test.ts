import { fingerprint } from '../../src/content/fingerprint';
import { checkSources } from '../../src/data/checks/check-data';
import { addLanguage } from '../../tools/recipes/add-language';
import { replacing } from '../support/sample-data';
import { exported, imported, pt, siteAfter, translating, withPortuguese } from '../support/sample-xliff';

test('a new language has all that it needs: the check finds no error', () => {
  const { data, toDo } = withPortuguese();
  const errors = ({ problems }: ReturnType<typeof checkSources>) => problems.filter(({ severity }) => severity === 'error');
  expect(errors(checkSources(data))).toEqual(errors(checkSources(siteAfter())));
  expect(JSON.parse(data.sources.get('site.json') ?? '').languages).toContain('pt');
  expect(toDo.join('\n')).toContain('--export pt');
});

test('a new language has no former addresses', () => {
  const rename = (text: string) => text.replace(/("(?:previousSlugs|features)": )\[[^\]]*\]/, '$1["former"]');
  const [feature, own] = ['content/features/signature.json', 'language.json'];
  const data = siteAfter({ [`locales/fr/${feature}`]: rename, [`locales/fr/${own}`]: rename });
  const { files } = addLanguage(data, pt);
  for (const file of [feature, own]) {
    expect(data.sources.get(`locales/fr/${file}`)).toContain('"former"');
    expect(files.get(`locales/pt/${file}`)).not.toContain('"former"');
  }
});

test('its texts go out without a translation, and come back from one file', () => {
  const { data } = withPortuguese();
  const file = exported(data, 'pt');
  expect(file).not.toContain('<target');
  const { refusals, files } = imported([translating(file, 'badge', 'Para equipas da obra')], data);
  expect(refusals).toEqual([]);
  expect([...files.keys()].sort()).toEqual(['locales/pt/hero.json', 'translations/pt.json']);
});

test('a source text may change while the translator works: the translation is imported, and is stale', () => {
  const { data } = withPortuguese();
  const file = translating(exported(data, 'pt'), 'badge', 'Para equipas da obra');
  const source = 'locales/fr/hero.json';
  data.sources.set(source, replacing('Conçu pour les', 'Conçu pour vos')(data.sources.get(source) ?? ''));
  const { refusals, files } = imported([file], data);
  expect(refusals).toEqual([]);
  expect(files.get('locales/pt/hero.json')).toContain('"badge": "Para equipas da obra"');
  expect(files.get('translations/pt.json')).toContain(
    `"badge": "${fingerprint('Conçu pour les professionnels en Espagne')}"`,
  );
});

test.each([
  ['a language that is there', { ...pt, code: 'es' }, 'The site has "es" already.'],
  ['something that is no code', { ...pt, code: 'por' }, 'two small letters'],
  ['a segment with capitals', { ...pt, segments: { ...pt.segments, features: 'Funções' } }, 'lower-case letters'],
])('%s is refused', (_, language, message) => {
  expect(() => addLanguage(siteAfter(), language)).toThrow(message);
});
