import { publishedDocuments } from '../../src/content/model';
import { checkData } from '../../src/data/checks/check-data';
import { checkAfter, replacing } from '../support/sample-data';

const notInSpanish = replacing('"id": "diagnostic",', '"id": "diagnostic", "languages": ["fr", "en"],');
const spanish = 'locales/es/content/features/diagnostic.json';

test('a page that a language does not have is not in its content, and Gatsby does not get its text, though it is there', () => {
  const { content, documents } = checkAfter({ 'features.json': notInSpanish });
  expect(content?.languages.fr?.features.diagnostic).toBeDefined();
  expect(content?.languages.es?.features.diagnostic).toBeUndefined();
  const paths = [...publishedDocuments(documents).keys()];
  expect(paths).toContain('locales/fr/content/features/diagnostic.json');
  expect(paths).not.toContain(spanish);
});

test('its published addresses are not lost: none needs a redirect by hand', () => {
  expect(checkData().problems.filter(({ kind }) => kind === 'address-lost')).toEqual([]);
});
