import type { SiteDefinition } from '../../packages/content/define';
import { type ContentOf, contentModel, type LanguageContentOf } from '../../packages/content/model';
import { collections, sections } from '../site';
import { contentFactNames, factNames } from './fact-names';
import { cookiesSchema, languageSchema, pagesSchema } from './schemas/content';
import { errorTextsSchema, redirectsSchema, siteSchema } from './schemas/facts';
import { layoutWords } from './schemas/interface';

/** What this site says of its content. What follows from it is made by packages/content. */
const site = {
  sections,
  collections,
  facts: {
    SiteSettings: { path: 'site.json', schema: siteSchema },
    Redirects: { path: 'redirects.json', schema: redirectsSchema },
    ErrorTexts: { path: 'errors.json', schema: errorTextsSchema },
  },
  texts: {
    Language: { path: 'language.json', schema: languageSchema, isTranslated: false },
    PageTexts: { path: 'content/pages.json', schema: pagesSchema },
    Cookies: { path: 'content/cookies.json', schema: cookiesSchema },
  },
  words: layoutWords,
  placeholders: {
    content: contentFactNames,
    company: factNames,
    words: ['name'],
    // The page of errors works when everything else fails: it fills none.
    unfilled: { 'site.json': ['demoFrameUrl'], 'errors.json': [] },
  },
  // Of social cards, Cloudflare, Gatsby and the demo.
  reservedFolders: ['cards', 'cdn-cgi', 'static', 'tour'],
} as const satisfies SiteDefinition;

/** The published part of `data/`, checked. */
export type Content = ContentOf<typeof site>;

/** The content of one language: its files by kind, the entries of collections by id, its interface texts by namespace. */
export type LanguageContent = LanguageContentOf<typeof site>;

/** The name of a collection, and the key of its texts in the content, such as `features`. */
export type CollectionName = keyof typeof collections;

/** The name of a section of a landing page. */
export type SectionName = keyof typeof sections;

/** The kind of a list page. */
export type ListKind = (typeof listKinds)[number];

/** The words of every namespace, as components see them. */
export type InterfaceWords = LanguageContent['interface'];

/** Name of an interface namespace, and of its file. */
export type InterfaceNamespace = keyof InterfaceWords;

export const {
  model,
  factFiles,
  languageFiles,
  interfaceSchemas,
  identifyFile,
  entryLists,
  jsonSchemas,
  nodeTypes,
  schemaReference,
  knownNames,
  parseDocument,
  contentOf,
  formatSource,
  translationsOf,
  publishedDocuments,
  allCollections,
  namedCollections,
  collectionOfKind,
  listKinds,
  segmentDescriptions,
  entriesOf,
  textsOf,
  anchors,
  anchorsOf,
  linksTo,
  namespacesOf,
  routingInput,
  contentCheck,
} = contentModel(site);
