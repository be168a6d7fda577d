import { walkTexts } from '../../packages/content/browser';
import { jsonOf, problemsAfter } from '../support/sample-data';

test.each([
  'site.json',
  'features.json',
  'packs.json',
  'testimonials.json',
  'locales/es/content/features/signature.json',
  'locales/fr/hero.json',
  'locales/es/content/faq.json',
])('every single text of %s is checked for its type', (file) => {
  const texts = walkTexts(jsonOf(file)).filter(({ path }) => typeof path.at(-1) === 'string');
  const damaged = problemsAfter({ [file]: (source) => source.replace(/: "(?:[^"\\]|\\.)*"/g, ': true') });
  expect(damaged.filter((problem) => problem.file === file && problem.key !== '$schema')).toHaveLength(texts.length);
  expect(damaged.filter(({ expected }) => /invalid|input/i.test(expected))).toEqual([]);
});
