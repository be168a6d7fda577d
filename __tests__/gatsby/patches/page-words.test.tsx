/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { placeholdersOf } from '../../../src/content/placeholders';
import { walkTexts } from '../../../src/content/walk-texts';
import pageWords, { I18nextProvider, useTranslation } from '../../../src/gatsby/patches/page-words';
import { content, i18nOf, wordsOf } from '../../support/page';

const languages = Object.keys(content.languages);

type Word = { key: string; values: Record<string, unknown> };

/** Every interface text of a language by the key under which components ask for it, with values for its placeholders. */
const wordsIn = (language: string): Word[] =>
  walkTexts(wordsOf(language).interface).flatMap<Word>(({ path: [namespace, ...keys], text }) => {
    const names = placeholdersOf(text).filter((name) => name !== 'name');
    const key = `${namespace}:${keys.join('.')}`.replace(/_(?:one|other)$/, '');
    return names.includes('count')
      ? [0, 1, 2, 1234].map((count) => ({ key, values: { count, replace: { count: `*${count}*` } } }))
      : [{ key, values: Object.fromEntries(names.map((name, index) => [name, index % 2 ? index : `<${name}>`])) }];
  });

/** What the browser writes for each of the words. */
function writtenInBrowser(language: string, namespaces: string | string[], words: readonly Word[]) {
  const instance = pageWords.createInstance();
  instance.init({
    lng: language,
    resources: { [language]: wordsOf(language).interface },
    interpolation: { defaultVariables: { name: content.SiteSettings.name } },
  } as never);
  const written: string[] = [];
  const Page = () => {
    const { t } = useTranslation(namespaces);
    written.push(...words.map(({ key, values }) => t(key, values)));
    return null;
  };
  render(
    <I18nextProvider i18n={instance}>
      <Page />
    </I18nextProvider>,
  );
  expect(instance.language).toBe(language);
  return written;
}

test.each(languages)('%s: the browser writes every interface text as the build does', (language) => {
  const words = wordsIn(language);
  const { t } = i18nOf(language);
  expect(words.length).toBeGreaterThan(50);
  expect(words.some(({ values }) => 'count' in values)).toBe(true);
  expect(writtenInBrowser(language, 'header', words)).toEqual(
    words.map(({ key, values }) => t(key as never, values as never)),
  );
});

test('words hold placeholders, and nothing else of the syntax of i18next', () => {
  const [language = ''] = languages;
  const syntax = 'Voir $t(hero:badge), $t(hero:badge, {"count": 1}), {{name, uppercase}} ou {{- name}}';
  const instance = i18nOf(language).addResource(language, 'hero', 'probe', `${syntax} de {{name}}`);
  expect(instance.t('hero:probe' as never)).toBe(`${syntax} de ${content.SiteSettings.name}`);
});

test('a key without a namespace belongs to the first one', () => {
  const [language = ''] = languages;
  const words = [{ key: 'title', values: {} }];
  const [title] = writtenInBrowser(language, ['faq', 'buttons'], words);
  expect(title).toBe(i18nOf(language).t('faq:title' as never));
  expect(title).not.toBe('faq.title');
});
