/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PackPrice } from '../../src/sections/Pricing/PackPrice';
import { priceOf } from '../../src/sections/Pricing/price-of';
import { content, renderInLanguage, wordsOf } from '../support/page';

const nbsp = '\u00a0';
const [single, starter] = content.Packs.packs;
if (!single || !starter) throw new Error('data/packs.json has lost its packs.');

/** The pack as a visitor of a language sees it, and its buttons. */
function showPack(language: string, pack: Queries.PackPriceFragment = single as Queries.PackPriceFragment) {
  renderInLanguage(<PackPrice pack={pack} />, language);
  const counter = screen.queryByRole('group', { name: wordsOf(language).interface.pricingSection.counter });
  const [minus, plus] = counter ? within(counter).getAllByRole('button') : [];
  return { user: userEvent.setup(), minus: minus as HTMLElement, plus: plus as HTMLElement, counter };
}

/** The price, as text without the difference between spaces. */
const amount = () => document.querySelector('[aria-live]')?.textContent;

test.each([
  [0, 350, 50],
  [5, 375, 55],
  [10, 400, 60],
  [100, 850, 150],
])('with %i files more the pack costs %i € for %i files', (additional, price, files) => {
  const { additionalFilePrice } = single;
  expect(priceOf({ price: 350, includedFiles: 50, additionalFilePrice: additionalFilePrice ?? 0 }, additional)).toEqual({
    price,
    files,
  });
});

test.each([
  ['fr', `350${nbsp}€ /mois`],
  ['en', '€350 /month'],
  ['es', `350${nbsp}€ /mes`],
])('in %s the pack costs %s', (language, price) => {
  showPack(language);
  expect(amount()).toBe(price);
});

test('what comes with the pack stands below its price', () => {
  showPack('en');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'For installers',
    '50 files included',
    'Unlimited users',
    'Email and phone support',
  ]);
});

test('plus adds five files, and their price, at once', async () => {
  const { user, plus, counter } = showPack('en');
  expect(counter).toHaveTextContent('0 additional files');
  await user.click(plus);
  expect(counter).toHaveTextContent('5 additional files');
  expect(amount()).toBe('€375 /month');
  expect(screen.getByText('55 files in total')).toBeVisible();
  expect(screen.getByText('€5 per additional file')).toBeVisible();
  await user.click(plus);
  expect(amount()).toBe('€400 /month');
});

test('minus takes five away again, and is disabled at none', async () => {
  const { user, minus, plus, counter } = showPack('en');
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await user.click(plus);
  expect(minus).toHaveAttribute('aria-disabled', 'false');
  await user.click(minus);
  expect(counter).toHaveTextContent('0 additional files');
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await user.click(minus);
  expect(amount()).toBe('€350 /month');
});

test('the buttons say what they do, in steps of five', () => {
  const { minus, plus } = showPack('en');
  expect(minus).toHaveAccessibleName('Remove 5 files');
  expect(plus).toHaveAccessibleName('Add 5 files');
});

test('the new price is announced to those who do not see it', () => {
  showPack('fr');
  expect(document.querySelector('[aria-live="polite"][aria-atomic="true"]')).toHaveTextContent('350');
  expect(screen.getByRole('status')).toHaveTextContent('0');
});

test('thousands are written the way the language does', async () => {
  const { user, plus } = showPack('es', { ...single, price: 995 } as Queries.PackPriceFragment);
  await user.click(plus);
  expect(amount()).toBe(`1.020${nbsp}€ /mes`);
});

test('a pack on request shows no figure, no suffix and no counter', () => {
  const { counter } = showPack('en', starter as Queries.PackPriceFragment);
  expect(amount()?.trim()).toBe('On request');
  expect(counter).toBeNull();
});
