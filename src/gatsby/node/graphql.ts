import type { GatsbyNode, Node } from 'gatsby';
import { entryType } from '../../../packages/content/model';
import { allCollections, type SectionName } from '../../content/model';
import { namespacesOfPage } from '../../content/page-words';
import { graphqlTypes } from '../../data/graphql/graphql-types';
import { pictureResolver, type ResolverContext } from '../../data/graphql/resolve-picture';
import { menuCollection } from '../../site';

/** Declares the GraphQL types of all that pages read. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(graphqlTypes());

/** What the files cannot hold: pictures in the sizes that a page asks for, and parts of files. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, reporter }) => {
  createResolvers({
    Query: {
      words: {
        type: 'LocaleConnection!',
        args: { language: 'String!', page: 'String!' },
        resolve: findWords,
      },
      menu: navigation('menu', `[${entryType(menuCollection)}!]!`),
      footer: navigation('footer', '[FooterList!]!'),
    },
    ...Object.fromEntries(
      allCollections.map(({ type, catalogue: { list } }) => [`${type}Catalogue`, { [list]: firstOf(list) }]),
    ),
    ImageSharp: {
      picture: {
        type: 'Picture!',
        args: { width: 'Int!', breakpoints: '[Int!]!', quality: 'Int' },
        resolve: pictureResolver(reporter),
      },
    },
  });
};

interface ByLanguage {
  language: string;
}

/** Finds a file by its type and the values of its fields. */
function findFile({ nodeModel }: ResolverContext, type: string, keys: object): Promise<Node | null> {
  const filter = Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, { eq: value }]));
  return nodeModel.findOne({ type, query: { filter } });
}

/** Links of a language. While their file is read again, there are none; Gatsby runs the query once more when it is there. */
const navigation = (name: string, type: string) => ({
  type,
  args: { language: 'String!' },
  resolve: async (_: unknown, { language }: ByLanguage, context: ResolverContext) =>
    (await findFile(context, 'Navigation', { language }))?.[name] ?? [],
});

/** The entries of a catalogue, or as many as a page shows. */
const firstOf = (list: string) => ({
  args: { first: 'Int' },
  resolve: (catalogue: Record<string, unknown[]>, { first }: { first?: number }) => catalogue[list]?.slice(0, first),
});

/**
 * The interface texts that a kind of page shows. Each file is looked up separately: after a filter over all of them,
 * Gatsby would run the queries of all pages again whenever one file changes.
 * @throws Error naming a missing file
 */
async function findWords(
  _: unknown,
  { language, page }: ByLanguage & { page: string },
  context: ResolverContext,
): Promise<{ edges: { node: Node }[] }> {
  const site = (await findFile(context, 'SiteSettings', {})) as (Node & { sections: SectionName[] }) | null;
  const find = async (ns: string) => {
    const node = await findFile(context, 'Locale', { language, ns });
    if (!node) throw new Error(`A page shows words of data/locales/${language}/${ns}.json, which is not there.`);
    return { node };
  };
  return { edges: await Promise.all(namespacesOfPage(page, site?.sections ?? []).map(find)) };
}
