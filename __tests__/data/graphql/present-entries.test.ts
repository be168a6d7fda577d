import { collections } from '../../../src/content/collections';
import type { ResolverContext } from '../../../src/data/graphql/resolver-context';

jest.mock('../../../src/data/registry-store', () => ({
  registry: () => ({ pages: ['whole', 'withoutText'].map((id) => ({ kind: 'feature', id, language: 'en' })) }),
}));

const context = {
  nodeModel: {
    findOne: async ({ query }: { query: { filter: { key: { eq: string } } } }) =>
      query.filter.key.eq === 'withoutText' ? null : {},
  },
} as unknown as ResolverContext;

/** @returns the ids that a list has if the texts of one entry and the address of another are not there yet */
async function listed(env: Record<string, string>): Promise<string[]> {
  jest.replaceProperty(process, 'env', { ...process.env, ...env } as NodeJS.ProcessEnv);
  jest.resetModules();
  const { presentPages } = await import('../../../src/data/graphql/present-entries');
  jest.restoreAllMocks();
  const entries = ['whole', 'withoutText', 'withoutPage'].map((id) => ({ id }));
  return (await presentPages(collections.features, entries, 'en', context)).map(({ id }) => id);
}

test('in the middle of an edit of several files, the preview lists the entries that are there with their page and text', async () => {
  expect(await listed({ SITE_EDIT: 'http://127.0.0.1:1' })).toEqual(['whole']);
});

test('otherwise nothing is left out: the content check has seen that all of it is there', async () => {
  expect(await listed({ SITE_EDIT: '' })).toEqual(['whole', 'withoutText', 'withoutPage']);
});
