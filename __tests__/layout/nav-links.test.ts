import { navLinks } from '../../src/layout/nav-links';

const words = (sections: readonly string[]) => {
  const { before, behind } = navLinks(sections);
  return [...before, ...behind].map(({ word }) => word);
};

test('the menu links every section of the landing page that has a link', () => {
  expect(words(['hero', 'pricing', 'testimonials', 'faq'])).toEqual(['home', 'pricing', 'reviews', 'faq']);
});

test.each([
  ['pricing', ['home', 'reviews', 'faq']],
  ['testimonials', ['home', 'pricing', 'faq']],
  ['faq', ['home', 'pricing', 'reviews']],
])('a landing page without %s has no link that leads nowhere', (gone, expected) => {
  const sections = ['hero', 'pricing', 'testimonials', 'faq'].filter((section) => section !== gone);
  expect(words(sections)).toEqual(expected);
});
