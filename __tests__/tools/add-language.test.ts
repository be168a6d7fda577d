import { segmentDescriptions } from '../../src/content/collection-facts';
import { checkSources } from '../../src/data/checks/check-data';
import { addLanguage } from '../../tools/languages/add-language';
import { exported, imported, siteAfter } from '../support/sample-xliff';

const pt = {
  code: 'pt',
  own: { name: 'Português', label: 'PT', openGraphLocale: 'pt_PT' },
  segments: Object.fromEntries(segmentDescriptions.map(([name]) => [name, `${name.toLowerCase()}-pt`])),
};

/** The sample site with one more language. */
function withPortuguese() {
  const data = siteAfter();
  const { files, toDo } = addLanguage(data, pt);
  return { toDo, files, data: { ...data, sources: new Map([...data.sources, ...files]) } };
}

test('a new language has all that it needs: the check finds no error', () => {
  const { data, toDo } = withPortuguese();
  const errors = ({ problems }: ReturnType<typeof checkSources>) => problems.filter(({ severity }) => severity === 'error');
  expect(errors(checkSources(data))).toEqual(errors(checkSources(siteAfter())));
  expect(JSON.parse(data.sources.get('site.json') ?? '').languages).toContain('pt');
  expect(toDo.join('\n')).toContain('--export pt');
});

test('its texts go out without a translation, and come back from one file', () => {
  const { data } = withPortuguese();
  const file = exported(data, 'pt');
  expect(file).not.toContain('<target');
  const { refusals, files } = imported(
    [
      file.replace(
        /(<unit id="badge"[\s\S]*?)initial([\s\S]*?<\/source>)/,
        '$1final$2<target>Para equipas da horta</target>',
      ),
    ],
    data,
  );
  expect(refusals).toEqual([]);
  expect([...files.keys()].sort()).toEqual(['locales/pt/hero.json', 'translations/pt.json']);
});

test.each([
  ['a language that is there', { ...pt, code: 'es' }, 'The site has "es" already.'],
  ['something that is no code', { ...pt, code: 'por' }, 'two small letters'],
  ['a segment with capitals', { ...pt, segments: { ...pt.segments, features: 'Funções' } }, 'lower-case letters'],
])('%s is refused', (_, language, message) => {
  expect(() => addLanguage(siteAfter(), language)).toThrow(message);
});
