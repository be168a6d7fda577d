import type { GatsbyNode, Node } from 'gatsby';
import type { Content } from '../content/content';
import { factsInText } from '../content/facts-in-text';
import { fillPlaceholders } from '../content/placeholders';
import { dataFileOf, imageSource } from './data-file-of';
import { graphqlTypes } from './graphql-types';
import type { ResolverContext } from './resolver-context';

/** A picture as pages show it (`resolvePicture`). */
const pictureType = 'type Picture {\n  src: String!\n  avif: String!\n  width: Int!\n  height: Int!\n}';

/** How a language writes numbers (`notationOf`). */
const notationType = 'type Notation {\n  decimal: String!\n  group: String!\n  percent: String!\n  euros: String!\n}';

/** The demo of a page (`demoAddress`). */
const demoType = 'type DemoAddress {\n  src: String!\n  language: String!\n}';

/** Declares the GraphQL types of all data, and what `@filled` and `@image` on their fields do. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({
    name: 'filled',
    extend: () => ({
      resolve: (source: Record<string, unknown>, _: unknown, context: ResolverContext, info: { fieldName: string }) =>
        fill(source[info.fieldName], source, context),
    }),
  });
  actions.createFieldExtension({
    name: 'image',
    extend: () => ({
      resolve: (source: Record<string, unknown>, _: unknown, context: ResolverContext, info: { fieldName: string }) =>
        source[info.fieldName] === undefined
          ? null
          : context.nodeModel.findOne({
              type: 'File',
              query: { filter: { sourceInstanceName: { eq: imageSource }, relativePath: { eq: source[info.fieldName] } } },
            }),
    }),
  });
  actions.createTypes([graphqlTypes(), pictureType, notationType, demoType]);
};

/** Puts the facts that a text names (`{{price}}`) into it, in the language of the file it stands in. */
async function fill(value: unknown, source: object, context: ResolverContext): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => fill(entry, source, context)));
  if (typeof value !== 'string' || !value.includes('{{')) return value;
  const root = context.nodeModel.findRootNodeAncestor(source) as Node | null;
  const file = root ? dataFileOf(root) : undefined;
  if (!file || !('language' in file)) return value;
  // Asking the node model, not the disk, makes Gatsby run the query again when a fact changes.
  const site = (await context.nodeModel.findOne({ type: 'SiteSettings' })) as unknown as Content['SiteSettings'];
  const packs = (await context.nodeModel.findOne({ type: 'Packs' })) as unknown as Content['Packs'];
  return fillPlaceholders(value, factsInText(site, packs, file.language));
}
