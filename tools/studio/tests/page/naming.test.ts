import { labelOf, withoutNull } from '../../page/model/in-words';
import { nameInFull, namesOf } from '../../page/model/naming';
import { openContent } from '../../page/session/content';
import { contentOf, fieldsOfAll } from '../../src/server/page-answers';
import type { KeyPath } from '../../src/site';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();
const content = openContent(contentOf(studio), []);
const known = fieldsOfAll(studio);
const names = (language: string) => namesOf(content, known, language);

const textAt = (path: string, ...key: KeyPath) =>
  key.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], content.files.get(path)?.value);

test.each<[string, string, KeyPath, string, KeyPath]>([
  ['a question', 'locales/fr/content/faq.json', ['entries', 0], 'content/faq.json', ['entries', 0, 'question']],
  ['facts', 'testimonials.json', ['testimonials', 1], 'content/testimonials.json', ['testimonials', 1, 'name']],
  ['a line of a list of pages', 'features.json', ['features', 0], 'content/features/signature.json', ['name']],
])('an entry is named by what visitors read, in the language of the studio: %s', (_, path, key, inner, title) => {
  const id = textAt(path, ...key, 'id');
  for (const language of ['fr', 'en', 'es']) {
    const { words, ...rest } = names(language).entry({ path, key });
    const text = String(textAt(`locales/${language}/${inner}`, ...title));
    expect(words).toEqual([{ text: text.length > 60 ? expect.stringMatching(/…$/) : text, language }]);
    expect(rest).toEqual({ id });
  }
});

test('in a language that the site does not have, it is named in the source language', () => {
  const place = { path: 'locales/es/content/faq.json', key: ['entries', 0] };
  expect(names('pt').entry(place)).toEqual(names('fr').entry(place));
});

test('an entry without a text yet has the words of its id', () => {
  const file = { ...content.files.get('locales/fr/content/faq.json'), value: { entries: [{ id: 'newOne', question: '' }] } };
  const files = new Map([['locales/fr/content/faq.json', file]]) as typeof content.files;
  const found = namesOf({ ...content, files }, known, 'fr').entry({
    path: 'locales/fr/content/faq.json',
    key: ['entries', 0],
  });
  expect(nameInFull(found)).toBe('New one');
});

test('a page is named by its title, and by its id, which copies do not share', () => {
  expect(nameInFull(names('es').file('locales/es/content/features/signature.json'))).toBe(
    `Content › Features › ${textAt('locales/es/content/features/signature.json', 'name')} signature`,
  );
});

test('fields have labels in words, without abbreviations of the code', () => {
  expect(['imageSrc', 'src', 'id', 'url', 'headlineBefore'].map(labelOf)).toEqual([
    'Image',
    'Picture',
    'Name in the files',
    'Address',
    'Headline before',
  ]);
  expect(withoutNull('Price in euros; null: on request.')).toBe('Price in euros; no value: on request.');
});
