import { runInNewContext } from 'node:vm';
import { rootScript } from '../../../src/templates/root-script';
import { chooseLanguage } from '..';

const languages = ['fr', 'en', 'es'];

// Only the first two letters count, as specified.
test.each<[unknown, unknown, string]>([
  ['fr-CA', ['fr-CA'], 'fr'],
  ['EN-gb', [], 'en'],
  ['es-419', ['es-419', 'en'], 'es'],
  ['est', undefined, 'es'],
  ['ca-ES', ['ca-ES', 'eu', 'ES-es', 'en'], 'es'],
  ['de-DE', ['de-DE', 'it'], 'fr'],
  ['', [], 'fr'],
  [undefined, undefined, 'fr'],
  // What extensions put there.
  [12, { 0: 'es' }, 'fr'],
  [null, [null, 12, 'en'], 'en'],
])(
  'a browser set to %j and %j gets %s, also from the script in the head of /, without a new entry in the history',
  (language, all, code) => {
    const browser = { language, languages: all } as Navigator;
    expect(chooseLanguage(browser, languages, 'fr')).toBe(code);
    const replace = jest.fn();
    const document = { documentElement: { hidden: false } };
    const location = { search: '?utm=1', hash: '#faq-section', replace };
    runInNewContext(rootScript(languages, 'fr'), { navigator: browser, document, location });
    expect(replace).toHaveBeenCalledWith(`/${code}?utm=1#faq-section`);
    expect(document.documentElement.hidden).toBe(true);
  },
);

test('where an extension keeps the browser from saying its first language, the others count', () => {
  const throwing = {
    get language(): string {
      throw new Error('blocked');
    },
    languages: ['es'],
  };
  expect(chooseLanguage(throwing, languages, 'fr')).toBe('es');
});

test('an error in the script leaves the page with its links', () => {
  const document = { documentElement: { hidden: false } };
  expect(() => runInNewContext(rootScript(languages, 'fr'), { navigator: {}, document })).toThrow('location is not defined');
  expect(document.documentElement.hidden).toBe(false);
});
