import { knownNames } from '../checks/placeholders';
import type { Collection } from '../define/collection';
import type { SiteDefinition } from '../define/site';
import { formatSource } from '../edits/format-source';
import { type Documents, parseDocument } from '../reading/data-document';
import { contentOf } from '../texts/formatted';
import { type sourceTexts, translationsOf } from '../translations/translations';
import { type CheckOptions, checkContent, type OwnChecks } from './check-content';
import { collectionOfKind, type EntryFacts, type EntryText, listKindsOf, segmentsOf } from './collections';
import { type CollectionTexts, type ContentOf, entriesOf } from './content';
import { declaredFileMatcher } from './declared-content';
import type { DataFileOf, FactFiles, InterfaceSchemas, LanguageFiles } from './file-kinds';
import { entryListsOf } from './joined-lists';
import { jsonSchemas, schemaReference } from './json-schemas';
import { type Model, modelOf } from './model';
import { type AddedFields, nodeTypes } from './node-types';
import { publishedDocuments } from './published-entries';
import { routingInput } from './routing-input';
import { anchorsIn, anchorsOf, linksTo, namespacesOf } from './sections';

/**
 * What follows from the definition of a site, in the exact types of that site: its kinds of files, and the functions that read, join,
 * publish and check them. Most of them are those of the same name in this package, with the model filled in.
 * @param site the definition, `as const`, so that no name is lost
 */
export function contentModel<Site extends SiteDefinition>(site: Site) {
  const model = modelOf(site);
  return {
    /** The same without the types of the site, for functions that serve any site. */
    model,
    ...ofFiles<Site>(model),
    ...ofDocuments(model),
    ...ofCollections<Site>(site),
    ...ofSections<Site>(site),
    /** Selects the content that addresses are derived from. */
    routingInput: (content: ContentOf<Site>) => routingInput(model, content),
    /** Makes the check of the content from the site's own checks: see `checkContent` in check-content.ts. */
    contentCheck:
      (own: OwnChecks<ContentOf<Site>>) =>
      (sources: ReadonlyMap<string, string>, images: ReadonlySet<string>, options?: CheckOptions) =>
        checkContent(model, own, sources, images, options),
  };
}

const ofFiles = <Site extends SiteDefinition>(model: Model) => ({
  factFiles: model.factFiles as FactFiles<Site>,
  languageFiles: model.languageFiles as LanguageFiles<Site>,
  interfaceSchemas: model.interfaceSchemas as InterfaceSchemas<Site>,
  identifyFile: model.identifyFile as (path: string) => DataFileOf<Site> | undefined,
  joinedLists: model.joinedLists,
  entryLists: entryListsOf(model, model.joinedLists),
  jsonSchemas: () => jsonSchemas(model),
  nodeTypes: (added: AddedFields) => nodeTypes(model, added),
  /** `knownNames` of checks/placeholders.ts. */
  knownNames: (text: Parameters<typeof knownNames>[1]) => knownNames(model, text),
  schemaReference: (path: string) => schemaReference(model, path),
});

const ofDocuments = (model: Model) => ({
  parseDocument: (path: string, source: string) => parseDocument(path, source, model.identifyFile(path)),
  contentOf: (path: string, value: unknown) => contentOf(model.identifyFile(path), value),
  formatSource: (path: string, source: string) => formatSource(path, source, model.identifyFile(path)),
  /** `translationsOf` of translations.ts, for the languages and entries that the facts declare. */
  translationsOf: (documents: Documents, texts: ReturnType<typeof sourceTexts>, language: string) =>
    translationsOf(documents, texts, language, declaredFileMatcher(model, documents)),
  publishedDocuments: (documents: Documents) => publishedDocuments(model, documents),
});

const ofCollections = <Site extends SiteDefinition>({ collections }: Pick<Site, 'collections'>) => {
  type Name = keyof Site['collections'] & string;
  return {
    allCollections: Object.values(collections) as readonly Collection[],
    namedCollections: Object.entries(collections) as readonly (readonly [Name, Collection])[],
    /** The collection, with its name, whose entries or list page are of a kind; undefined for other pages. */
    collectionOfKind: (kind: string) => collectionOfKind<Site['collections']>(collections, kind),
    listKinds: listKindsOf<Site['collections']>(collections),
    segmentDescriptions: segmentsOf<Site['collections']>(collections),
    /** The facts of all entries of a collection, in the order of the site. */
    entriesOf: (content: Pick<ContentOf<Site>, `${Site['collections'][Name]['type']}Catalogue`>, name: Name): EntryFacts[] =>
      entriesOf(content, collections[name] as Collection),
    /** The texts of the entries of a collection in one language, by id. */
    textsOf: (texts: CollectionTexts<Site> | undefined, name: Name): Record<string, EntryText> =>
      (texts?.[name] ?? {}) as Record<string, EntryText>,
  };
};

const ofSections = <Site extends SiteDefinition>({ sections }: Pick<Site, 'sections'>) => {
  type Names = readonly (keyof Site['sections'] & string)[];
  return {
    /** The ids of the sections of a landing page at which links point, by name. */
    anchors: anchorsOf<Site['sections']>(sections),
    /** Those of the sections that a landing page shows. */
    anchorsOf: (shown: Names) => anchorsIn(sections, shown),
    /** The links to the sections that a landing page shows, in the order of the definition. */
    linksTo: (shown: Names) => linksTo(sections, shown),
    /** The namespaces of interface texts that sections show. */
    namespacesOf: (shown: Names) => namespacesOf(sections, shown),
  };
};
