import { HtmlValidate } from 'html-validate';
import { pageFile } from '../../packages/hosts';
import { published, registry, textOf } from '../support/built-site';
import { withoutCopies } from '../support/copies';

/** The HTML standard's rules and those of good practice, but for what is a matter of how HTML is spelled, and React spells it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:recommended'],
  rules: {
    // React writes `charSet`, `hrefLang`; names of attributes know no case (HTML standard, 13.1.2.3).
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes `hidden=""`, which is `hidden` (2.3.2).
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes `<meta/>`, whose slash means nothing (13.1.2.1).
    'void-style': 'off',
    // Gatsby's root is `___gatsby`, React's own ids begin with a colon; an id needs a character and no space (3.2.6).
    'valid-id': ['error', { relaxed: true }],
    // The content check warns of long titles: they are the editor's to settle.
    'long-title': 'off',
    // A style attribute is used where its value depends on data; the page's policy holds the hash of each.
    'no-inline-style': 'off',
  },
});

const tried = new Set(withoutCopies(registry.pages));
const leftOut = new Set(registry.pages.filter((page) => !tried.has(page)).map(({ path }) => `/${pageFile(path)}`));
const pages = [...published].filter((address) => address.endsWith('.html') && !leftOut.has(address)).sort();

/** What is wrong with a piece of HTML: rule, message, element. */
const problemsOf = (html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );

test('there are pages to look at, one for each that says something of its own at least', () => {
  expect(pages.length).toBeGreaterThanOrEqual(tried.size);
});

test.each(pages)('%s is valid HTML, with every letter of its texts whole', (address) => {
  const html = textOf(address);
  expect(problemsOf(html)).toEqual([]);
  // Written so that a failure does not print the page.
  expect(/[^\0\ufffd]{0,40}[\0\ufffd]/.exec(html)?.[0]).toBeUndefined();
});
