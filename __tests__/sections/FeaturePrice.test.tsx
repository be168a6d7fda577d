/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { SiteProvider, type SiteState } from '../../src/layout/SiteProvider';
import { FeaturePrice } from '../../src/sections/Features/FeaturePrice';
import { content, renderInLanguage } from '../support/page';

const pack = { price: 1350, includedFiles: 50, text: { title: 'Pack Único' } } as Queries.FeaturePriceFragment;

/** The line as a visitor in Spanish sees it, on a site with some sections. */
function show(shown: Queries.FeaturePriceFragment | undefined, sections: readonly string[] = ['hero', 'pricing']) {
  const site = { ...content.SiteSettings, sections } as unknown as SiteState['site'];
  renderInLanguage(
    <SiteProvider value={{ site } as SiteState}>
      <FeaturePrice pack={shown} />
    </SiteProvider>,
    'es',
  );
}

test('the price line names the pack, its price and its files, beside the demo request', () => {
  show(pack);
  expect(screen.getByText('Incluido en Pack Único: 1.350 € + IVA al mes, con 50 expedientes.')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', content.SiteSettings.contact.demoFormUrl);
});

test.each([
  ['the price is on request', { ...pack, price: null }, undefined],
  ['the site has no prices', pack, ['hero']],
  ['there is no pack', undefined, undefined],
] as const)('there is none where %s', (_, shown, sections) => {
  show(shown, sections);
  expect(screen.queryByRole('link')).toBeNull();
});
