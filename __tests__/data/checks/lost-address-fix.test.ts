import { routingInput } from '../../../src/content/routing-input';
import { lostAddressFix } from '../../../src/data/checks/check-addresses';
import { loadContent } from '../../../src/data/load-content';
import { planAddresses } from '../../../src/routing/registry';

const content = loadContent();
const plan = planAddresses(routingInput(content));

test('a legal page whose slug was renamed is to keep the former one', () => {
  expect(lostAddressFix('/es/aviso', 'es/legal/imprint', content, plan)).toBe(
    'Add "aviso" to "previousSlugs" in data/locales/es/content/legal/imprint.json.',
  );
});

test.each([
  ['/es/funciones', 'es/features'],
  ['/es/funciones/firma', 'es/feature/signature'],
])('an address below a segment that was renamed keeps the former one: %s', (path, page) => {
  expect(lostAddressFix(path, page, content, plan)).toBe(
    'Add "funciones" to "previousSegments" in data/locales/es/language.json.',
  );
});

test('a legal page that was taken out leads to the landing page of its language', () => {
  expect(lostAddressFix('/es/condiciones', 'es/legal/terms', content, plan)).toBe(
    'In data/redirects.json add the line: { "from": "/es/condiciones", "to": "/es" }',
  );
});

test.each([
  ['/es/caracteristicas/regar', '/es/caracteristicas'],
  ['/caracteristica/regar', '/es/caracteristicas'],
])('a feature that was taken out leads from %s to the list of its language', (path, to) => {
  expect(lostAddressFix(path, 'es/feature/watering', content, plan)).toBe(
    `In data/redirects.json add the line: { "from": "${path}", "to": "${to}" }`,
  );
});
