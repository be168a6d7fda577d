import { entryType } from '../../../packages/content/model';
import { anchors, listKinds, nodeTypes } from '../../content/model';
import { menuCollection } from '../../site';

/** The fields that `pageSources` adds to the file of a language. */
const languageFields = [
  ...['landing', ...listKinds, 'menu', 'cookiePolicy'].map((name) => `${name}Path: String!`),
  'demo: DemoAddress!',
  'notation: Notation!',
  'anchors: Anchors!',
  'sectionLinks: [SectionLink!]!',
];

/** Types of these fields, and of pictures as pages show them (`pictureResolver`). */
const joinedTypes = `enum FooterPlace {\n  column\n  row\n}
type FooterLink @dontInfer {\n  text: String!\n  path: String!\n}
type FooterList @dontInfer {\n  place: FooterPlace!\n  heading: String!\n  links: [FooterLink!]!\n}
type Navigation implements Node @dontInfer {\n  language: String!\n  menu: [${entryType(menuCollection)}!]!\n  footer: [FooterList!]!\n}
type Anchors @dontInfer {\n${Object.keys(anchors)
  .map((name) => `  ${name}: String!`)
  .join('\n')}\n}
enum LinkPlace {\n  before\n  behind\n}
type SectionLink @dontInfer {\n  path: String!\n  text: String!\n  place: LinkPlace!\n}
type DemoAddress @dontInfer {\n  src: String!\n  language: String!\n}
type Notation @dontInfer {\n  decimal: String!\n  group: String!\n  percent: String!\n  euros: String!\n}
type Picture @dontInfer {\n  src: String!\n  srcSet: String!\n  width: Int!\n  height: Int!\n}`;

/**
 * The GraphQL types of what pages read: see `nodeTypes` of packages/content.
 * @returns type definitions in GraphQL's schema language
 */
export const graphqlTypes = (): string => [...nodeTypes({ Language: languageFields }), joinedTypes].join('\n\n');
