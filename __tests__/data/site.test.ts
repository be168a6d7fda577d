import { createRegistry } from '../../packages/addresses';
import { builtPages } from '../../src/data/site';
import { sampleInput } from '../support/sample-routes';

const { pages } = createRegistry(sampleInput);
const languages = [...new Set(pages.map(({ language }) => language))];
const kindsOf = (some: typeof pages) => new Set(some.map(({ kind }) => kind));

test('a build makes every page, and the builds of single languages do so together', () => {
  expect(builtPages(pages, undefined)).toEqual(pages);
  expect(builtPages(pages, languages.join())).toEqual(pages);
  const made = new Set(languages.flatMap((language) => builtPages(pages, language)));
  expect(pages.filter((page) => !made.has(page))).toEqual([]);
});

test.each(languages)('a build of %s makes one page of every kind, and of other languages no more', (language) => {
  const made = builtPages(pages, language);
  expect(kindsOf(made)).toEqual(kindsOf(pages));
  const others = made.filter((page) => page.language !== language);
  expect(others).toHaveLength(kindsOf(others).size);
});
