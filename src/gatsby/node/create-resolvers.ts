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
import { presentEntries, presentPages } from '../../data/graphql/present-entries';
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

/** A field that depends on the language of the query. */
const inLanguage = <Source>(
  type: string,
  find: (source: Source, language: string, context: ResolverContext) => unknown,
) => ({
  type,
  args: { language: 'String!' },
  resolve: (source: Source, { language }: ByLanguage, context: ResolverContext) => find(source, language, context),
});

/** The language of the file that a node is made of. */
const languageOf = (node: Node) => String((node.fields as ByLanguage).language);

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
      footer: inLanguage('[FooterList!]!', (_, language, context) => footerLists(language, context)),
    },
    ...Object.assign({}, ...allCollections.map(collectionResolvers)),
    Packs: { packs: entriesWithText('PackTexts', 'packs') },
    PacksPacks: { text: entryText('PackTexts', 'packs'), features: entriesWithText('PackTexts', 'features') },
    PacksPacksFeatures: { text: entryText('PackTexts', 'features') },
    Testimonials: { testimonials: entriesWithText('TestimonialTexts', 'testimonials') },
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
          return demoAddress(site, languageOf(node), (address) => existsSync(`static${address}`));
        },
      },
      notation: { type: 'Notation!', resolve: (node: Node) => notationOf(languageOf(node)) },
    },
  });
};

/** The texts of a fact: the entry with the same id in the file of the language. */
const entryText = (type: string, list: string) =>
  inLanguage(`${type}${capitalized(list)}!`, async ({ id }: ById, language, context) => {
    const texts = await findText(context, type, { language });
    return (texts?.[list] as ById[] | undefined)?.find((entry) => entry.id === id);
  });

/** The entries of a list of facts; in edit mode, those that have texts in every language. */
function entriesWithText(type: string, list: string) {
  return {
    resolve: (facts: Record<string, ById[]>, _: unknown, context: ResolverContext) =>
      presentEntries(facts[list] ?? [], async ({ id }) => {
        const { entries } = await context.nodeModel.findAll({ type });
        return [...entries].every((texts) => (texts[list] as ById[]).some((entry) => entry.id === id));
      }),
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

const languagePath = (target: RouteTarget) => ({
  type: 'String!',
  resolve: (node: Node) => registry().pathOf(target, languageOf(node)),
});

interface FirstInLanguage extends ByLanguage {
  /** How many entries; all without it. */
  first?: number;
}

/** Joins the entries that a language has with their texts, and adds their addresses. */
function collectionResolvers(collection: Collection) {
  const { kind, type } = collection;
  const { list, entry } = collection.catalogue;
  return {
    [`${type}Catalogue`]: {
      [list]: {
        args: { language: 'String!', first: 'Int' },
        resolve: async (
          catalogue: Record<string, EntryFacts[]>,
          { language, first }: FirstInLanguage,
          context: ResolverContext,
        ) => {
          const entries = catalogue[list]?.filter((one) => isInLanguage(one, language)) ?? [];
          return (await presentPages(collection, entries, language, context)).slice(0, first);
        },
      },
    },
    [entryType(collection)]: {
      text: inLanguage(`${type}Text!`, ({ id }: ById, language, context) =>
        findText(context, `${type}Text`, { language, key: id }),
      ),
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
const menuEntries = inLanguage(`[${entryType(menuCollection)}!]!`, (_, language, context) =>
  linkedEntries(menuCollection, language, context),
);

const dayInWords = inLanguage('String!', ({ updated }: { updated: string }, language) => formatDay(updated, language));

function capitalized(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
