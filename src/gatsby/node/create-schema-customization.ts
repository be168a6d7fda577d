import type { GatsbyNode, Node } from 'gatsby';
import { dataFileOf, imageSource } from '../../data/graphql/data-file-of';
import { fillText } from '../../data/graphql/fill-text';
import { graphqlTypes } from '../../data/graphql/graphql-types';
import type { ResolverContext } from '../../data/graphql/resolver-context';

/** A picture as pages show it (`resolvePicture`). */
const pictureType = 'type Picture {\n  src: String!\n  avif: String!\n  width: Int!\n  height: Int!\n}';

/** How a language writes numbers (`notationOf`). */
const notationType = 'type Notation {\n  decimal: String!\n  group: String!\n  percent: String!\n  euros: String!\n}';

/** The demo of a page (`demoAddress`). */
const demoType = 'type DemoAddress {\n  src: String!\n  language: String!\n}';

/** The links of the footer to the pages of one collection (`footerLists`). */
const footerTypes = `enum FooterPlace {\n  column\n  row\n}
type FooterLink {\n  text: String!\n  path: String!\n}
type FooterList {\n  place: FooterPlace!\n  heading: String!\n  links: [FooterLink!]!\n}`;

/** Declares the GraphQL types of all data, and the directives `@filled` and `@image`. */
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
  actions.createTypes([graphqlTypes(), pictureType, notationType, demoType, footerTypes]);
};

/** Fills the facts into a text of a file, in the language of the file. */
async function fill(value: unknown, source: object, context: ResolverContext): Promise<unknown> {
  const root = context.nodeModel.findRootNodeAncestor(source) as Node | null;
  const file = root ? dataFileOf(root) : undefined;
  return file && 'language' in file ? fillText(value, file.language, context) : value;
}
