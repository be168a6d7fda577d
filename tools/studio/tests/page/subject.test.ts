import { subjectAt } from '../../page/model/subject';
import { openContent } from '../../page/session/content';
import { contentOf, fieldsOfAll } from '../../src/server/page-answers';
import { formatKey, type KeyPath } from '../../src/site';
import { studioOn } from '../support/sample-studio';

const { studio } = studioOn();
const content = openContent(contentOf(studio), []);
const known = fieldsOfAll(studio);

/** Returns the files and keys of each part that a click opens for editing. */
const edited = (path: string, ...key: KeyPath) =>
  subjectAt(content, known, { path, key })?.parts.map(({ spots }) =>
    spots.map((spot) => `${spot.path} ${formatKey(spot.key)}`),
  );

test('a text of a file opens the whole file, in all languages side by side', () => {
  expect(edited('locales/es/hero.json', 'badge')).toEqual([
    ['locales/fr/hero.json ', 'locales/en/hero.json ', 'locales/es/hero.json '],
  ]);
});

test('a text of an entry opens that entry, and its facts', () => {
  expect(edited('locales/fr/content/testimonials.json', 'testimonials', 1, 'content')).toEqual([
    ['fr', 'en', 'es'].map((language) => `locales/${language}/content/testimonials.json testimonials[1]`),
    ['testimonials.json testimonials[1]'],
  ]);
});

test('the facts of an entry open its words, too', () => {
  expect(edited('testimonials.json', 'testimonials', 1, 'rating')).toEqual([
    ['testimonials.json testimonials[1]'],
    ['fr', 'en', 'es'].map((language) => `locales/${language}/content/testimonials.json testimonials[1]`),
  ]);
});

test('a text of a page of a collection opens the page, and its line in the list', () => {
  const parts = edited('locales/fr/content/features/signature.json', 'title');
  expect(parts?.[0]).toContain('locales/es/content/features/signature.json ');
  expect(parts?.[1]?.[0]).toMatch(/^features\.json features\[\d\]$/);
});
