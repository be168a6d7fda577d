/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { notationOf, writeNumber } from '../../src/content/notation';
import { FileCounter } from '../../src/sections/Pricing/FileCounter';
import { renderInLanguage } from '../support/page';

const [additional, total] = [18_000, 18_050];

test.each(['fr', 'es'])('%s: counts are written as the language writes numbers, as prices are', (language) => {
  const props = { additional, total, step: 5, unitPrice: '', onChange: () => undefined };
  renderInLanguage(<FileCounter {...props} />, language);
  const notation = notationOf(language);
  expect(screen.getByRole('status').textContent).toContain(writeNumber(additional, notation));
  expect(document.body.textContent).toContain(writeNumber(total, notation));
  expect(document.body.textContent).not.toMatch(/\d{5}/);
});
