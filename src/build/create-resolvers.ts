import { existsSync } from 'node:fs';
import type { GatsbyNode, Node } from 'gatsby';
import type { Content } from '../content/content';
import { formatDay } from '../content/format';
import { notationOf } from '../content/notation';
import { demoAddress } from './demo-address';
import { registry } from './registry-store';
import { resolvePicture } from './resolve-picture';
import type { ResolverContext } from './resolver-context';

interface ById {
  id: string;
}

interface ByLanguage {
  language: string;
}

/** Joins facts with their words in a language, and gives pages their addresses. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: {
      words: {
        type: 'LocaleConnection!',
        args: { language: 'String!', namespaces: '[String!]!' },
        resolve: findWords,
      },
    },
    FeatureCatalogueFeatures: {
      text: {
        type: 'FeatureText!',
        args: { language: 'String!' },
        resolve: ({ id }: ById, { language }: ByLanguage, context: ResolverContext) =>
          findText(context, 'FeatureText', { language, key: id }),
      },
    },
    LegalCataloguePages: {
      text: {
        type: 'LegalText!',
        args: { language: 'String!' },
        resolve: ({ id }: ById, { language }: ByLanguage, context: ResolverContext) =>
          findText(context, 'LegalText', { language, key: id }),
      },
      updatedInWords: {
        type: 'String!',
        args: { language: 'String!' },
        resolve: ({ updated }: { updated: string }, { language }: ByLanguage) => formatDay(updated, language),
      },
    },
    PacksPacks: { text: entryText('PackTexts', 'packs') },
    PacksPacksFeatures: { text: entryText('PackTexts', 'features') },
    TestimonialsTestimonials: { text: entryText('TestimonialTexts', 'testimonials') },
    FeatureText: {
      path: {
        type: 'String!',
        resolve: async (node: Node, _: unknown, context: ResolverContext) => {
          const { language, key: feature } = node.fields as { language: string; key: string };
          await dependOnSegments(context, language);
          return registry().pathOf({ page: 'feature', feature }, language);
        },
      },
    },
    LegalText: {
      path: {
        type: 'String!',
        resolve: (node: Node) => {
          const { language, key: legal } = node.fields as { language: string; key: string };
          return registry().pathOf({ page: 'legal', legal }, language);
        },
      },
    },
    ImageSharp: {
      picture: { type: 'Picture!', args: { width: 'Int!', breakpoints: '[Int!]!' }, resolve: resolvePicture },
    },
    Language: {
      landingPath: languagePath('landing'),
      featuresPath: languagePath('features'),
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

/** The words of an entry of a list of facts: the entry with the same id in the language's file. */
function entryText(type: string, list: string) {
  return {
    type: `${type}${list.charAt(0).toUpperCase()}${list.slice(1)}!`,
    args: { language: 'String!' },
    resolve: async ({ id }: ById, { language }: ByLanguage, context: ResolverContext) => {
      const texts = await findText(context, type, { language });
      return (texts?.[list] as ById[] | undefined)?.find((entry) => entry.id === id);
    },
  };
}

/**
 * The interface words that a page shows, in the order asked for. Each file is looked up by itself: after a filter over all
 * of them Gatsby would ask every page's query again whenever one of them changes.
 * @throws Error naming the file that is not there
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

function findText(context: ResolverContext, type: string, keys: Record<string, string>): Promise<Node | null> {
  const filter = Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, { eq: value }]));
  return context.nodeModel.findOne({ type, query: { filter } });
}

function languagePath(page: 'landing' | 'features') {
  return {
    type: 'String!',
    resolve: (node: Node) => registry().pathOf({ page }, String((node.fields as ByLanguage).language)),
  };
}

/** Tells Gatsby that a query's result changes with the language's segments, which the registry reads by itself. */
const dependOnSegments = (context: ResolverContext, language: string) => findText(context, 'Language', { language });
