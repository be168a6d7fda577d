/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { filledWidth, Stars } from '../../src/sections/Testimonials/Stars';
import { renderInLanguage, wordsOf } from '../support/page';

test('a rating is read out in words, once, and written as the language does', () => {
  renderInLanguage(<Stars rating={4.2} />, 'es');
  const label = wordsOf('es').interface.clientReviews.rating.replace('{{rating}}', '4,2').replace('{{max}}', '5');
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: label })).toHaveTextContent('4,2');
});

/** Five stars of 20 units with gaps of 4 between them. */
const row = 5 * 20 + 4 * 4;

test.each([
  ['no star', 0, 0],
  ['four stars, up to the fifth', 4, 96],
  ['two tenths of the fifth star', 4.2, 100],
  ['the whole row', 5, row],
])('%s is filled for a rating of %d', (_, rating, units) => {
  expect(filledWidth(rating)).toBeCloseTo(units);
});
