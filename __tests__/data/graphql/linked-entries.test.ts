import { collections } from '../../../src/content/collections';
import { linkedEntries } from '../../../src/data/graphql/linked-entries';
import type { ResolverContext } from '../../../src/data/graphql/resolver-context';

const ids = Array.from({ length: 14 }, (_, index) => `page-${index + 1}`);
/** The second one has no page in English. */
const entries = ids.map((id) => ({ id, ...(id === 'page-2' && { languages: ['fr'] }) }));

/** @returns the ids that menu and footer link in English, if `data/site.json` says this */
async function linked(collection: 'features' | 'legal', site: object) {
  const { type, catalogue } = collections[collection];
  const files: Record<string, object> = { SiteSettings: site, [`${type}Catalogue`]: { [catalogue.list]: entries } };
  const nodeModel = { findOne: async (query: { type: string }) => files[query.type] };
  const found = await linkedEntries(collections[collection], 'en', { nodeModel } as unknown as ResolverContext);
  return found.map(({ id }) => id);
}

const inEnglish = ids.filter((id) => id !== 'page-2');

test('menu and footer link as many features as the site says, of those that the language has', async () => {
  expect(await linked('features', { menuLength: 3 })).toEqual(['page-1', 'page-3', 'page-4']);
});

test('they link twelve if it says nothing', async () => {
  expect(await linked('features', {})).toEqual(inEnglish.slice(0, 12));
});

test('all pages of a collection without a list page are linked: nothing else leads to them', async () => {
  expect(await linked('legal', { menuLength: 3 })).toEqual(inEnglish);
});
