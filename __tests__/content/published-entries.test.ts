import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoutingCollection, SluggedPage } from '../../packages/addresses';
import { createRegistry } from '../../packages/addresses';
import { routingInput } from '../../src/content/model';
import { checkData } from '../../src/data/checks/check-data';
import { updateCheckedData } from '../../src/data/page-sources';
import { problemsAfter } from '../support/sample-data';

const { documents, content } = checkData();
if (!content) throw new Error('The sample site has errors.');
const registry = createRegistry(routingInput(content));

/** Words of the sample site that stand in nothing that is published: of a feature, a pack and a line of it, and so on. */
const secrets = [
  'Entretien suivi',
  'año tras año',
  'dépassent 250\u00a0dossiers',
  'Conditions de vente',
  'Malaga',
  'averías de enero',
  'Que devient le dossier',
  'aftercare.png',
  'afterPremium',
];

test('Gatsby gets nothing that is not published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  updateCheckedData(documents, content, folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  const text = files.map((path) => path + readFileSync(join(folder, path), 'utf8')).join('\n');
  rmSync(folder, { recursive: true });
  expect(text).toContain('Pack Unique');
  expect(secrets.filter((words) => text.includes(words))).toEqual([]);
});

test('it has no page, and nothing links to it', () => {
  const addresses = JSON.stringify(registry.pages);
  expect(addresses).toContain('gestion-dossiers-prime-energie');
  expect(addresses).not.toContain('aftercare');
  expect(addresses).not.toContain('conditions');
});

test.each([
  ['/fr/fonctionnalites/suivi-apres-travaux', '/fr/fonctionnalites'],
  ['/fr/fonctionnalites/entretien-apres-travaux', '/fr/fonctionnalites'],
  ['/fonctionnalites/aftercare', '/fr/fonctionnalites'],
  ['/caracteristica/seguimiento-tras-obra', '/es/caracteristicas'],
])('%s was published: it leads to %s until it is published again', (from, to) => {
  expect(registry.redirects).toContainEqual({ from, to, temporary: true });
});

test('a legal page that is taken off leads to the landing page, with its former addresses, and no address is lost', () => {
  const off = (source: string) => source.replace('"id": "imprint",', '"id": "imprint", "published": false,');
  expect(problemsAfter({ 'legal.json': off })).toEqual([]);
  const input = routingInput(content);
  const collections = input.collections.map((collection) =>
    collection.kind === 'legal'
      ? {
          ...collection,
          entries: [],
          withdrawn: collection.entries.map((entry) => ({ ...entry, languages: ['fr', 'en', 'es'] })),
        }
      : collection,
  );
  const { redirects } = createRegistry({ ...input, collections });
  expect(redirects).toContainEqual({ from: '/fr/mentions-legales', to: '/fr', temporary: true });
  expect(redirects).toContainEqual({ from: '/es/avisos', to: '/es', temporary: true });
});

test.each([
  ['of its page', '/fr/fonctionnalites/suivi-apres-travaux'],
  ['of its page, in capitals', '/fr/fonctionnalites/Suivi-Apres-Travaux'],
  ['a former one', '/fonctionnalites/entretien-apres-travaux'],
  ['a short one', '/fonctionnalites/aftercare'],
])('where an editor leads such an address elsewhere (%s), it leads there until the page is published again', (_, from) => {
  const by = { from, to: '/fr#faq-section' };
  const { redirects } = createRegistry({ ...routingInput(content), redirects: [by] });
  expect(redirects.filter((redirect) => redirect.from === from)).toEqual([{ ...by, temporary: true }]);
});

test('when it is published again, a redirect to it leads there for good', () => {
  const input = routingInput(content);
  /** Off the site in every language. */
  const isOff =
    ({ entries }: RoutingCollection) =>
    ({ id }: SluggedPage) =>
      !entries.some((entry) => entry.id === id);
  const collections = input.collections.map((collection) => ({
    ...collection,
    entries: [...collection.entries, ...collection.withdrawn.filter(isOff(collection))],
    withdrawn: collection.withdrawn.filter((entry) => !isOff(collection)(entry)),
  }));
  const byHand = { from: '/fumier', to: '/fr/fonctionnalites/suivi-apres-travaux' };
  const { redirects } = createRegistry({ ...input, collections, redirects: [byHand] });
  expect(redirects).toContainEqual(byHand);
  expect(redirects.filter(({ temporary }) => temporary).map(({ from }) => from)).toEqual(['/en/mediation']);
});
