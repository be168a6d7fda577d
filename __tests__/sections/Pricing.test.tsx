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
  [0, 350, 50],
  [5, 375, 55],
  [10, 400, 60],
  [100, 850, 150],
])('with %i files more the pack costs %i € for %i files', (additional, price, files) => {
  expect(priceOf({ price: 350, includedFiles: 50, additionalFilePrice: 5 }, additional)).toEqual({
    price,
    files,
  });
});

test.each([
  ['fr', `350${nbsp}€/mois HT`],
  ['es', `350${nbsp}€/mes + IVA`],
])('in %s the pack costs %s', (language, price) => {
  showPack(language);
  expect(amount()).toBe(price);
});

test('the contents of the pack are below its price, except the files, which the counter shows', () => {
  showPack('es');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Para instaladores',
    'Usuarios ilimitados',
    'Soporte por correo y teléfono',
  ]);
});

test('plus adds one step of files, and their price, at once', async () => {
  const { user, plus, counter } = showPack('es');
  expect(counter).toHaveTextContent('+0 0 expedientes adicionales');
  await user.click(plus);
  expect(counter).toHaveTextContent('+5 5 expedientes adicionales');
  expect(amount()).toBe(`375${nbsp}€/mes + IVA`);
  expect(screen.getByText('55 expedientes en total')).toBeVisible();
  expect(screen.getByText('5 € por expediente adicional')).toBeVisible();
  await user.click(plus);
  expect(amount()).toBe(`400${nbsp}€/mes + IVA`);
});

test('minus removes the step again, and is disabled at zero', async () => {
  const { user, minus, plus, counter } = showPack('es');
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await user.click(plus);
  expect(minus).toHaveAttribute('aria-disabled', 'false');
  await user.click(minus);
  expect(counter).toHaveTextContent('0 expedientes adicionales');
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  await user.click(minus);
  expect(amount()).toBe(`350${nbsp}€/mes + IVA`);
});

test('the buttons say what they do, with the step', () => {
  const { minus, plus } = showPack('es');
  expect(minus).toHaveAccessibleName(`Quitar 5${nbsp}expedientes`);
  expect(plus).toHaveAccessibleName(`Añadir 5${nbsp}expedientes`);
});

test('the new price is announced to those who do not see it', () => {
  showPack('fr');
  expect(document.querySelector('[aria-live="polite"][aria-atomic="true"]')).toHaveTextContent('350');
  expect(screen.getByRole('status')).toHaveTextContent('0');
});

test('thousands are written the way the language does', async () => {
  const { user, plus } = showPack('es', { ...pack, price: 1010 } as Queries.PackPriceFragment);
  await user.click(plus);
  expect(amount()).toBe(`1.035${nbsp}€/mes + IVA`);
});

test('a pack on request shows no figure, no suffix and no counter', () => {
  const { counter } = showPack('es', onRequest as Queries.PackPriceFragment);
  expect(amount()?.trim()).toBe('A consultar');
  expect(counter).toBeNull();
});

/** The whole section in Spanish, with the packs of the sample site, or with others. */
function showSection(shown = content.Packs.packs) {
  const { PackTexts } = wordsOf('es');
  const packs = shown.map((pack) => ({
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
  expect(screen.getByText(`50 por 350${nbsp}€; después, 5${nbsp}€`, { normalizer: String })).toBeVisible();
});

test('a line that a pack leaves out says so', () => {
  const features = pack.features.map((line, index) => ({ ...line, included: index > 0 }));
  showSection([{ ...pack, features }]);
  const { included, notIncluded } = wordsOf('es').interface.pricingSection;
  for (const line of features) {
    const text = wordsOf('es').PackTexts.features.find(({ id }) => id === line.id)?.text;
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContainEqual(
      expect.stringContaining(`${line.included ? included : notIncluded} ${text}`),
    );
  }
});
