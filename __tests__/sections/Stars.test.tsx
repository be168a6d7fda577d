/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { filledWidth, Stars } from '../../src/sections/Testimonials/Stars';
import { renderInLanguage, wordsOf } from '../support/page';

test.each([
  ['fr', '4,2'],
  ['es', '4,2'],
])('in %s a rating is read out in words, with %s', (language, figure) => {
  renderInLanguage(<Stars rating={4.2} />, language);
  const label = wordsOf(language).interface.clientReviews.rating.replace('{{rating}}', figure).replace('{{max}}', '5');
  expect(screen.getByRole('img', { name: label })).toHaveTextContent(figure);
});

test('stars beside the figure are not read out one by one', () => {
  renderInLanguage(<Stars rating={5} />, 'es');
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

/** Five stars of 20 units with gaps of 4 between them. */
const row = 5 * 20 + 4 * 4;

test.each([
  ['no star', 0, 0],
  ['half a star', 0.5, 10],
  ['four stars, up to the fifth', 4, 96],
  ['two tenths of the fifth star', 4.2, 100],
  ['half of the fifth star', 4.5, 106],
  ['the whole row', 5, row],
])('%s is filled for a rating of %d', (_, rating, units) => {
  expect(filledWidth(rating)).toBeCloseTo(units);
});
