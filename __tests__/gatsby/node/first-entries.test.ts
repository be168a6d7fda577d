import type { CreateResolversArgs, PluginCallback, PluginOptions } from 'gatsby';
import { createResolvers } from '../../../src/gatsby/node/create-resolvers';

type Resolve = (source: object, args: object, context: object) => Promise<{ id: string }[]>;

let features: { resolve: Resolve };

beforeAll(() => {
  const take = (resolvers: { FeatureCatalogue: { features: typeof features } }) =>
    (features = resolvers.FeatureCatalogue.features);
  createResolvers?.(
    { createResolvers: take, reporter: {} } as unknown as CreateResolversArgs,
    {} as PluginOptions,
    undefined as unknown as PluginCallback,
  );
});

const source = { features: [{ id: 'a', languages: ['en'] }, { id: 'b' }, { id: 'c' }, { id: 'd' }] };
const asked = async (args: object) => (await features.resolve(source, { language: 'fr', ...args }, {})).map(({ id }) => id);

test('a page that shows few features gets few, of those that the language has', async () => {
  expect(await asked({ first: 2 })).toEqual(['b', 'c']);
});

test('a page that asks for no number gets all', async () => {
  expect(await asked({})).toEqual(['b', 'c', 'd']);
});
