import { runInNewContext } from 'node:vm';
import { chooseLanguage } from '../../src/routing/choose-language';
import { rootScript } from '../../src/templates/root-script';

const languages = ['fr', 'en', 'es'];

const browsers = [
  ['fr', 'fr'],
  ['fr-FR', 'fr'],
  ['fr-CA', 'fr'],
  ['en', 'en'],
  ['en-US', 'en'],
  ['EN-gb', 'en'],
  ['es-MX', 'es'],
  ['es-419', 'es'],
  ['de-DE', 'fr'],
  ['ca-ES', 'fr'],
  ['', 'fr'],
  [null, 'fr'],
  [undefined, 'fr'],
] as const;

test.each(browsers)('a browser set to "%s" gets %s', (browser, language) => {
  expect(chooseLanguage(browser, languages, 'fr')).toBe(language);
});

test('only the first two letters count, as specified', () => {
  expect(chooseLanguage('est', languages, 'fr')).toBe('es');
});

test.each(browsers)(
  'the script in the head of / sends "%s" to /%s, without a new entry in the history',
  (language, target) => {
    const replace = jest.fn();
    const document = { documentElement: { hidden: false } };
    const location = { search: '?utm=1', hash: '#faq-section', replace };
    runInNewContext(rootScript(languages, 'fr'), { navigator: { language }, document, location });
    expect(replace).toHaveBeenCalledWith(`/${target}?utm=1#faq-section`);
    expect(document.documentElement.hidden).toBe(true);
  },
);

test('an error in the script leaves the page with its links', () => {
  const document = { documentElement: { hidden: false } };
  expect(() => runInNewContext(rootScript(languages, 'fr'), { navigator: {}, document })).toThrow('location is not defined');
  expect(document.documentElement.hidden).toBe(false);
});
