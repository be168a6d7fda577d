import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { updateCheckedData } from '../../src/data/checked-data';
import { checkData } from '../../src/data/checks/check-data';
import { routingInput } from '../../src/data/routing-input';
import { createRegistry } from '../../src/routing/registry';
import { problemsAfter, replacing } from '../support/sample-data';

const { documents, content } = checkData();
if (!content) throw new Error('The sample site has errors.');
const registry = createRegistry(routingInput(content));

/** Words of the sample site that stand in nothing that is published: of a feature, a pack and a line of it, and so on. */
const secrets = [
  'Compost suivi',
  'montón a montón',
  'Pack Domaine',
  'Conditions de vente',
  'Fleuriste',
  'dahlias',
  'Que devient le carnet en hiver',
  'compost.png',
  'winterRest',
];

test('Gatsby gets nothing that is not published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  updateCheckedData(documents, folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  const text = files.map((path) => path + readFileSync(join(folder, path), 'utf8')).join('\n');
  rmSync(folder, { recursive: true });
  expect(text).toContain('Pack Jardin');
  expect(secrets.filter((words) => text.includes(words))).toEqual([]);
});

test('it has no page, and nothing links to it', () => {
  const addresses = JSON.stringify(registry.pages);
  expect(addresses).toContain('planning-jardin-equipe');
  expect(addresses).not.toContain('compost');
  expect(addresses).not.toContain('conditions');
});

test.each([
  ['/fr/outils/compost-equipe-jardin', '/fr/outils'],
  ['/fr/outils/tas-compost-jardin', '/fr/outils'],
  ['/outils/compost', '/fr/outils'],
  ['/herramienta/compost-equipo-huerto', '/es/herramientas'],
])('%s was published: it leads to %s until it is published again', (from, to) => {
  expect(registry.redirects).toContainEqual({ from, to, temporary: true });
});

test('redirects for other reasons stay permanent', () => {
  const temporary = registry.redirects.filter((redirect) => redirect.temporary);
  expect(temporary.filter(({ from }) => !from.includes('compost'))).toEqual([]);
  expect(registry.redirects).toContainEqual({ from: '/fr/outils/agenda-jardin', to: '/fr/outils/planning-jardin-equipe' });
});

test.each(['/fr/conditions', '/es/condiciones', '/outils/tas-compost-jardin'])(
  '%s was never published and does not redirect',
  (from) => {
    expect(registry.redirects.map((redirect) => redirect.from)).not.toContain(from);
  },
);

test('a legal page that is taken off leads to the landing page, with its former addresses, and no address is lost', () => {
  const off = (source: string) => source.replace('"id": "publisher",', '"id": "publisher", "published": false,');
  expect(problemsAfter({ 'legal.json': off })).toEqual([]);
  const input = routingInput(content);
  const collections = input.collections.map((collection) =>
    collection.kind === 'legal'
      ? { ...collection, entries: [], withdrawn: collection.entries.map((entry) => ({ ...entry, languages: ['fr', 'es'] })) }
      : collection,
  );
  const { redirects } = createRegistry({ ...input, collections });
  expect(redirects).toContainEqual({ from: '/fr/editeur', to: '/fr', temporary: true });
  expect(redirects).toContainEqual({ from: '/es/avisos', to: '/es', temporary: true });
});

test.each([
  ['of its page', '/fr/outils/compost-equipe-jardin'],
  ['of its page, in capitals', '/fr/outils/Compost-Equipe-Jardin'],
  ['a former one', '/outils/tas-compost-jardin'],
  ['a short one', '/outils/compost'],
])('where an editor leads such an address elsewhere (%s), it leads there until the page is published again', (_, from) => {
  const by = { from, to: '/fr#faq-section' };
  const { redirects } = createRegistry({ ...routingInput(content), redirects: [by] });
  expect(redirects.filter((redirect) => redirect.from === from)).toEqual([{ ...by, temporary: true }]);
});

test.each(['/fr/outils/compost-equipe-jardin', '/fr/outils/tas-compost-jardin', '/tas'])(
  'a redirect to %s, an address of it, leads where that leads, and as long',
  (to) => {
    const byHand = [
      { from: '/fumier', to },
      { from: '/tas', to: '/fr/outils/compost-equipe-jardin' },
    ];
    const { redirects } = createRegistry({ ...routingInput(content), redirects: byHand });
    expect(redirects).toContainEqual({ from: '/fumier', to: '/fr/outils', temporary: true });
  },
);

test('when it is published again, a redirect to it leads there for good', () => {
  const input = routingInput(content);
  const collections = input.collections.map((collection) => ({
    ...collection,
    entries: [...collection.entries, ...collection.withdrawn],
    withdrawn: [],
  }));
  const byHand = { from: '/fumier', to: '/fr/outils/compost-equipe-jardin' };
  const { redirects } = createRegistry({ ...input, collections, redirects: [byHand] });
  expect(redirects).toContainEqual(byHand);
  expect(redirects.filter(({ temporary }) => temporary)).toEqual([]);
});

test('its texts are checked like all other texts', () => {
  const path = 'locales/es/content/features/compost.json';
  const damage = { [path]: replacing('"Un aviso antes de cada volteo",', '"Un aviso antes de cada volteo", "Otro más",') };
  expect(problemsAfter(damage).map(({ file, kind }) => `${file} ${kind}`)).toContain(`${path} parity-length`);
});

test('an unpublished cookie policy does not count', () => {
  const service = '"thirdParties": [{ "name": "Métrica", "scripts": ["https://metrica.example/m.js"] }]';
  const kinds = problemsAfter({
    'site.json': replacing('"thirdParties": []', service),
    'legal.json': replacing('"id": "cookies",', '"id": "cookies", "published": false,'),
  }).map(({ found }) => found);
  expect(kinds).toContain('"Métrica", but data/legal.json publishes no page "cookies" that could say so');
});
