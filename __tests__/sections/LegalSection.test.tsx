/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { LegalSection } from '../../src/sections/LegalText/LegalSection';
import { renderInLanguage } from '../support/page';

test('a section whose id is a name that scripts use does not become their variable', () => {
  const section = { id: 'dataLayer', heading: 'Données', paragraphs: [], details: [], list: [], links: [] };
  renderInLanguage(<LegalSection section={section} />, 'fr');
  expect(screen.getByRole('region', { name: 'Données' })).toHaveAttribute('id', 'dataLayer-section');
  expect(window).not.toHaveProperty('dataLayer');
});
