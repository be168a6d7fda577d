import type { CreateResolversArgs, PluginCallback, PluginOptions } from 'gatsby';
import { createResolvers } from '../../../src/gatsby/node/graphql';

type Resolve = (source: object, args: object) => { id: string }[];

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

const source = { features: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
const asked = (args: object) => features.resolve(source, args).map(({ id }) => id);

test('a page that shows few features gets few', () => {
  expect(asked({ first: 2 })).toEqual(['a', 'b']);
});

test('a page that asks for no number gets all', () => {
  expect(asked({})).toEqual(['a', 'b', 'c']);
});
