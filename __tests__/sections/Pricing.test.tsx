/** @jest-environment jsdom */

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkData } from '../../src/data/checks/check-data';
import { SiteProvider, type SiteState } from '../../src/page/SiteProvider';
import { PackPrice } from '../../src/sections/Pricing/PackPrice';
import { Pricing } from '../../src/sections/Pricing/Pricing';
import { priceOf } from '../../src/sections/Pricing/price-of';
import { content, renderInLanguage, wordsOf } from '../support/page';

const nbsp = '\u00a0';
const [pack] = content.Packs.packs;
const onRequest = checkData().allContent?.Packs.packs.find(({ price }) => price === null);
if (!pack || !onRequest) throw new Error('The sample site has lost its packs.');

/** The pack as a visitor of a language sees it, and its buttons. */
function showPack(language: string, shown: Queries.PackPriceFragment = pack as Queries.PackPriceFragment) {
  renderInLanguage(<PackPrice pack={shown} />, language);
  const counter = screen.queryByRole('group', { name: wordsOf(language).interface.pricingSection.counter });
  const [minus, plus] = counter ? within(counter).getAllByRole('button') : [];
  return { user: userEvent.setup(), minus: minus as HTMLElement, plus: plus as HTMLElement, counter };
}

/** The price, as text without the difference between spaces. */
const amount = () => document.querySelector('[aria-live]')?.textContent;

test.each([
  [0, 120, 30],
  [10, 140, 40],
  [20, 160, 50],
  [100, 320, 130],
])('with %i files more the pack costs %i € for %i files', (additional, price, files) => {
  expect(priceOf({ price: 120, includedFiles: 30, additionalFilePrice: 2 }, additional)).toEqual({
    price,
    files,
  });
});

test.each([
  ['fr', `120${nbsp}€/mois HT`],
  ['es', `120${nbsp}€/mes + IVA`],
])('in %s the pack costs %s', (language, price) => {
  showPack(language);
  expect(amount()).toBe(price);
});

test('the contents of the pack are below its price, except the files, which the counter shows', () => {
  showPack('es');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Para asociaciones',
    'Hortelanos sin límite',
    'Ayuda por correo',
  ]);
});

test('plus adds one step of files, and their price, at once', async () => {
  const { user, plus, counter } = showPack('es');
  expect(counter).toHaveTextContent('+0 0 parcelas de más');
  await user.click(plus);
  expect(counter).toHaveTextContent('+10 10 parcelas de más');
  expect(amount()).toBe(`140${nbsp}€/mes + IVA`);
  expect(screen.getByText('40 parcelas en conjunto')).toBeVisible();
  expect(screen.getByText('2 € por parcela más')).toBeVisible();
  await user.click(plus);
  expect(amount()).toBe(`160${nbsp}€/mes + IVA`);
});

test('minus removes the step again, and is disabled at zero', async () => {
  const { user, minus, plus, counter } = showPack('es');
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await user.click(plus);
  expect(minus).toHaveAttribute('aria-disabled', 'false');
  await user.click(minus);
  expect(counter).toHaveTextContent('0 parcelas de más');
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await user.click(minus);
  expect(amount()).toBe(`120${nbsp}€/mes + IVA`);
});

test('the buttons say what they do, with the step', () => {
  const { minus, plus } = showPack('es');
  expect(minus).toHaveAccessibleName('Quitar 10 parcelas');
  expect(plus).toHaveAccessibleName('Añadir 10 parcelas');
});

test('the new price is announced to those who do not see it', () => {
  showPack('fr');
  expect(document.querySelector('[aria-live="polite"][aria-atomic="true"]')).toHaveTextContent('120');
  expect(screen.getByRole('status')).toHaveTextContent('0');
});

test('thousands are written the way the language does', async () => {
  const { user, plus } = showPack('es', { ...pack, price: 1010 } as Queries.PackPriceFragment);
  await user.click(plus);
  expect(amount()).toBe(`1.030${nbsp}€/mes + IVA`);
});

test('a pack on request shows no figure, no suffix and no counter', () => {
  const { counter } = showPack('es', onRequest as Queries.PackPriceFragment);
  expect(amount()?.trim()).toBe('Hablemos');
  expect(counter).toBeNull();
});

/** The whole section in Spanish, with the packs of the sample site. */
function showSection() {
  const { PackTexts } = wordsOf('es');
  const packs = content.Packs.packs.map((pack) => ({
    ...pack,
    text: PackTexts.packs.find(({ id }) => id === pack.id),
    features: pack.features.map((line) => ({ ...line, text: PackTexts.features.find(({ id }) => id === line.id) })),
  }));
  const site = { site: content.SiteSettings, paths: { landingPath: '/es' }, demoHref: '#video-section' };
  renderInLanguage(
    <SiteProvider value={site as unknown as SiteState}>
      <Pricing packs={packs as Queries.PricingFragment['packs']} setup={PackTexts.setup} />
    </SiteProvider>,
    'es',
  );
}

test('the sentence below the heading can say what the published pack costs', () => {
  const lead = '{{includedFiles}} por {{price}}; después, {{additionalFilePrice}}';
  const words = jest.replaceProperty(wordsOf('es').interface.pricingSection, 'lead', lead);
  showSection();
  words.restore();
  expect(screen.getByText(`30 por 120${nbsp}€; después, 2${nbsp}€`, { normalizer: String })).toBeVisible();
});
