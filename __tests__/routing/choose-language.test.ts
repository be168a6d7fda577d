import { runInNewContext } from 'node:vm';
import { chooseLanguage } from '../../src/routing/choose-language';
import { rootScript } from '../../src/templates/root-script';

const languages = ['fr', 'en', 'es'];

// Only the first two letters count, as specified.
test.each([
  ['fr-CA', 'fr'],
  ['EN-gb', 'en'],
  ['es-419', 'es'],
  ['est', 'es'],
  ['de-DE', 'fr'],
  ['', 'fr'],
  [undefined, 'fr'],
])(
  'a browser set to "%s" gets %s, also from the script in the head of /, without a new entry in the history',
  (browser, code) => {
    expect(chooseLanguage(browser, languages, 'fr')).toBe(code);
    const replace = jest.fn();
    const document = { documentElement: { hidden: false } };
    const location = { search: '?utm=1', hash: '#faq-section', replace };
    runInNewContext(rootScript(languages, 'fr'), { navigator: { language: browser }, document, location });
    expect(replace).toHaveBeenCalledWith(`/${code}?utm=1#faq-section`);
    expect(document.documentElement.hidden).toBe(true);
  },
);

test('an error in the script leaves the page with its links', () => {
  const document = { documentElement: { hidden: false } };
  expect(() => runInNewContext(rootScript(languages, 'fr'), { navigator: {}, document })).toThrow('location is not defined');
  expect(document.documentElement.hidden).toBe(false);
});
