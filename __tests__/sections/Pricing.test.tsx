/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notationOf } from '../../src/content/notation';
import { checkData } from '../../src/data/checks/check-data';
import { SiteProvider, type SiteState } from '../../src/layout/SiteProvider';
import { PackPrice } from '../../src/sections/Pricing/PackPrice';
import { Pricing } from '../../src/sections/Pricing/Pricing';
import { priceOf, writeCents } from '../../src/sections/Pricing/price-of';
import { content, renderInLanguage, wordsOf } from '../support/page';

const nbsp = '\u00a0';
const [pack] = content.Packs.packs;
const onRequest = checkData().allContent?.Packs.packs.find(({ price }) => price === null);
if (!pack || !onRequest) throw new Error('The sample site has lost its packs.');

/** The pack as a visitor in Spanish sees it, and its buttons. */
function showPack(shown: object = pack as object) {
  renderInLanguage(<PackPrice pack={shown as Queries.PackPriceFragment} />, 'es');
  const counter = screen.queryByRole('group', { name: wordsOf('es').interface.pricingSection.counter });
  const [minus, plus] = counter ? within(counter).getAllByRole('button') : [];
  return { user: userEvent.setup(), minus: minus as HTMLElement, plus: plus as HTMLElement, counter };
}

/** The price, which is announced when it changes. */
const amount = () => document.querySelector('[aria-live="polite"][aria-atomic="true"]')?.textContent;

test.each([
  [0, 350, 50],
  [5, 375, 55],
  [10, 400, 60],
  [100, 850, 150],
])('with %i files more the pack costs %i € for %i files', (additional, price, files) => {
  const parts = { price: 350, includedFiles: 50, additionalFilePrice: 5 };
  expect(priceOf(parts, additional)).toEqual({ price, files });
});

test.each([
  [7, `7${nbsp}€`],
  [375 / 55, `6,82${nbsp}€`],
  [1010.5, `1.010,50${nbsp}€`],
])('%d euros a file are written as %s', (amount, written) => {
  expect(writeCents(amount, notationOf('es'))).toBe(written);
});

test('plus adds one step of files, and their price, at once; minus removes it, and is disabled at zero', async () => {
  const { user, minus, plus, counter } = showPack();
  expect(minus).toHaveAccessibleName(`Quitar 5${nbsp}expedientes`);
  expect(plus).toHaveAccessibleName(`Añadir 5${nbsp}expedientes`);
  expect(minus).toHaveAttribute('aria-disabled', 'true');
  expect(counter).toHaveTextContent('+0 0 expedientes adicionales');
  await user.click(plus);
  expect(counter).toHaveTextContent('+5 5 expedientes adicionales');
  expect(amount()).toBe(`375${nbsp}€/mes + IVA`);
  expect(screen.getByText(`6,82${nbsp}€ + IVA por expediente`, { normalizer: String })).toBeVisible();
  expect(screen.getByText('55 expedientes en total')).toBeVisible();
  expect(minus).toHaveAttribute('aria-disabled', 'false');
  await user.click(minus);
  await user.click(minus);
  expect(amount()).toBe(`350${nbsp}€/mes + IVA`);
});

test('the contents of the pack are below its price, except the files, which the counter shows', () => {
  showPack();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Para instaladores',
    'Usuarios ilimitados',
    'Soporte por correo y teléfono',
  ]);
});

test('thousands are written the way the language does', async () => {
  const { user, plus } = showPack({ ...pack, price: 1010, includedFiles: 10_000 });
  await user.click(plus);
  expect(amount()).toBe(`1.035${nbsp}€/mes + IVA`);
  expect(screen.getByText('10.005 expedientes en total')).toBeVisible();
});

test('a pack on request shows no figure, no suffix and no counter', () => {
  const { counter } = showPack(onRequest);
  expect(amount()?.trim()).toBe('A consultar');
  expect(counter).toBeNull();
});

test('the sentence below the heading can say what the pack costs, and a line that it leaves out says so', () => {
  const { PackTexts, interface: words } = wordsOf('es');
  const lead = '{{includedFiles}} por {{price}}; después, {{additionalFilePrice}}';
  const replaced = jest.replaceProperty(words.pricingSection, 'lead', lead);
  const features = pack.features.map((line, index) => ({
    id: line.id,
    included: index > 0,
    text: PackTexts.features.find(({ id }) => id === line.id),
  }));
  const packs = [{ ...pack, features, text: PackTexts.packs.find(({ id }) => id === pack.id) }];
  const site = { site: content.SiteSettings, paths: { landingPath: '/es' }, demoHref: '#video-section' };
  renderInLanguage(
    <SiteProvider value={site as unknown as SiteState}>
      <Pricing id="prices" packs={packs as Queries.PricingFragment['packs']} setup={PackTexts.setup} />
    </SiteProvider>,
    'es',
  );
  replaced.restore();
  expect(screen.getByText(`50 por 350${nbsp}€; después, 5${nbsp}€`, { normalizer: String })).toBeVisible();
  const { included, notIncluded } = words.pricingSection;
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  for (const line of features)
    expect(items).toContainEqual(expect.stringContaining(`${line.included ? included : notIncluded} ${line.text?.text}`));
});
