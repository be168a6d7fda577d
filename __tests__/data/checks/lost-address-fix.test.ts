import { lostAddressFix } from '../../../src/data/checks/lost-address-fix';
import { loadContent } from '../../../src/data/load-content';
import { routingInput } from '../../../src/data/routing-input';
import { createRegistry } from '../../../src/routing/registry';

const content = loadContent();
const { pathOf } = createRegistry(routingInput(content));

test('a legal page whose slug was renamed is to keep the former one', () => {
  expect(lostAddressFix('/es/aviso', 'es/legal/publisher', content, pathOf)).toBe(
    'In data/locales/es/content/legal/publisher.json write: "previousSlugs": ["avisos", "aviso"]',
  );
});

test('a legal page that was taken out leads to the landing page of its language', () => {
  expect(lostAddressFix('/es/condiciones', 'es/legal/terms', content, pathOf)).toBe(
    'In data/redirects.json add the line: { "from": "/es/condiciones", "to": "/es" }',
  );
});

test.each([
  ['/es/herramientas/regar', '/es/herramientas'],
  ['/herramienta/regar', '/es/herramientas'],
])('a feature that was taken out leads from %s to the list of its language', (path, to) => {
  expect(lostAddressFix(path, 'es/feature/watering', content, pathOf)).toBe(
    `In data/redirects.json add the line: { "from": "${path}", "to": "${to}" }`,
  );
});
