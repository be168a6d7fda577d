import { existsSync } from 'node:fs';
import type { GatsbyNode, Node } from 'gatsby';
import type { Collection } from '../../content/collection';
import { allCollections, type EntryFacts, isInLanguage, listKinds } from '../../content/collection-facts';
import { cookiePolicy, menuCollection } from '../../content/collections';
import type { Content } from '../../content/content';
import { formatDay } from '../../content/format';
import { notationOf } from '../../content/notation';
import { demoAddress } from '../../data/demo-address';
import { findText, pathIn } from '../../data/graphql/find-text';
import { footerLists } from '../../data/graphql/footer-lists';
import { linkedEntries } from '../../data/graphql/linked-entries';
import { pictureResolver } from '../../data/graphql/resolve-picture';
import type { ResolverContext } from '../../data/graphql/resolver-context';
import { registry } from '../../data/registry-store';
import type { RouteTarget } from '../../routing/types';

interface ById {
  id: string;
}

interface ByLanguage {
  language: string;
}

/** Joins facts with their texts in a language, and adds the addresses of pages. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers, reporter }) => {
  createResolvers({
    Query: {
      words: {
        type: 'LocaleConnection!',
        args: { language: 'String!', namespaces: '[String!]!' },
        resolve: findWords,
      },
      menu: menuEntries,
      footer: {
        type: '[FooterList!]!',
        args: { language: 'String!' },
        resolve: (_: unknown, { language }: ByLanguage, context: ResolverContext) => footerLists(language, context),
      },
    },
    ...Object.assign({}, ...allCollections.map(collectionResolvers)),
    PacksPacks: { text: entryText('PackTexts', 'packs') },
    PacksPacksFeatures: { text: entryText('PackTexts', 'features') },
    TestimonialsTestimonials: { text: entryText('TestimonialTexts', 'testimonials') },
    ImageSharp: {
      picture: {
        type: 'Picture!',
        args: { width: 'Int!', breakpoints: '[Int!]!', quality: 'Int' },
        resolve: pictureResolver(reporter),
      },
    },
    Language: {
      ...Object.fromEntries(['landing', ...listKinds].map((kind) => [`${kind}Path`, languagePath({ kind })])),
      menuPath: languagePath(menuCollection.list),
      cookiePolicyPath: languagePath(cookiePolicy),
      demo: {
        type: 'DemoAddress!',
        resolve: async (node: Node, _: unknown, context: ResolverContext) => {
          const site = (await context.nodeModel.findOne({ type: 'SiteSettings' })) as unknown as Content['SiteSettings'];
          return demoAddress(site, (node.fields as unknown as ByLanguage).language, (address) =>
            existsSync(`static${address}`),
          );
        },
      },
      notation: {
        type: 'Notation!',
        resolve: (node: Node) => notationOf(String((node.fields as ByLanguage).language)),
      },
    },
  });
};

/** The texts of a fact: the entry with the same id in the file of the language. */
function entryText(type: string, list: string) {
  return {
    type: `${type}${capitalized(list)}!`,
    args: { language: 'String!' },
    resolve: async ({ id }: ById, { language }: ByLanguage, context: ResolverContext) => {
      const texts = await findText(context, type, { language });
      return (texts?.[list] as ById[] | undefined)?.find((entry) => entry.id === id);
    },
  };
}

/**
 * The interface texts of a page, in the requested order. Each file is looked up separately: after a filter over all of them,
 * Gatsby would run the queries of all pages again whenever one file changes.
 * @throws Error naming a missing file
 */
async function findWords(
  _: unknown,
  { language, namespaces }: ByLanguage & { namespaces: string[] },
  context: ResolverContext,
): Promise<{ edges: { node: Node }[] }> {
  const find = async (ns: string) => {
    const node = await findText(context, 'Locale', { language, ns });
    if (!node) throw new Error(`A page shows words of data/locales/${language}/${ns}.json, which is not there.`);
    return { node };
  };
  return { edges: await Promise.all(namespaces.map(find)) };
}

function languagePath(target: RouteTarget) {
  return {
    type: 'String!',
    resolve: (node: Node) => registry().pathOf(target, String((node.fields as ByLanguage).language)),
  };
}

/** Joins the entries that a language has with their texts, and adds their addresses. */
function collectionResolvers(collection: Collection) {
  const { kind, type } = collection;
  const { list, entry } = collection.catalogue;
  return {
    [`${type}Catalogue`]: {
      [list]: {
        args: { language: 'String!' },
        resolve: (catalogue: Record<string, EntryFacts[]>, { language }: ByLanguage) =>
          catalogue[list]?.filter((one) => isInLanguage(one, language)),
      },
    },
    [entryType(collection)]: {
      text: {
        type: `${type}Text!`,
        args: { language: 'String!' },
        resolve: ({ id }: ById, { language }: ByLanguage, context: ResolverContext) =>
          findText(context, `${type}Text`, { language, key: id }),
      },
      ...('updated' in entry.shape && { updatedInWords: dayInWords }),
    },
    [`${type}Text`]: {
      path: {
        type: 'String!',
        resolve: async (node: Node, _: unknown, context: ResolverContext) => {
          const { language, key } = node.fields as { language: string; key: string };
          return pathIn({ kind, id: key }, language, context);
        },
      },
    },
  };
}

/** The GraphQL type of the facts of an entry. */
function entryType({ type, catalogue }: Collection): string {
  return `${type}Catalogue${capitalized(catalogue.list)}`;
}

/** The entries that the header's menu lists. */
const menuEntries = {
  type: `[${entryType(menuCollection)}!]!`,
  args: { language: 'String!' },
  resolve: (_: unknown, { language }: ByLanguage, context: ResolverContext) =>
    linkedEntries(menuCollection, language, context),
};

const dayInWords = {
  type: 'String!',
  args: { language: 'String!' },
  resolve: ({ updated }: { updated: string }, { language }: ByLanguage) => formatDay(updated, language),
};

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
