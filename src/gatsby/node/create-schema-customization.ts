import type { GatsbyNode, Node } from 'gatsby';
import { dataFileOf, imageSource } from '../../data/graphql/data-file-of';
import { fillText } from '../../data/graphql/fill-text';
import { graphqlTypes } from '../../data/graphql/graphql-types';
import type { ResolverContext } from '../../data/graphql/resolver-context';

/** A picture as pages show it (`pictureResolver`). */
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
  for (const [name, resolve] of Object.entries({ filled: fill, image: findImage })) {
    actions.createFieldExtension({
      name,
      extend: () => ({
        resolve: (source: Record<string, unknown>, _: unknown, context: ResolverContext, info: { fieldName: string }) =>
          resolve(source[info.fieldName], source, context),
      }),
    });
  }
  actions.createTypes([graphqlTypes(), pictureType, notationType, demoType, footerTypes]);
};

/** Fills the facts into a text of a file, in the language of the file. */
async function fill(value: unknown, source: object, context: ResolverContext): Promise<unknown> {
  const root = context.nodeModel.findRootNodeAncestor(source) as Node | null;
  const file = root ? dataFileOf(root) : undefined;
  return file && 'language' in file ? fillText(value, file.language, context) : value;
}

/** The file of a picture, by its path below `data/images`; null for a field without a value. */
const findImage = (path: unknown, _: object, { nodeModel }: ResolverContext) =>
  path === undefined
    ? null
    : nodeModel.findOne({
        type: 'File',
        query: { filter: { sourceInstanceName: { eq: imageSource }, relativePath: { eq: path } } },
      });
