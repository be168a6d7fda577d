import type { z } from 'zod';
import type { Collection } from '../define/collection';
import type { DataFile, EntryFile } from '../define/data-file';
import { recordFiles, translationRecordSchema } from '../define/records';
import type { Files, SiteDefinition } from '../define/site';
import { languagePath, localesFolder, translationRecord } from '../reading/paths';
import { type All, type CatalogueFiles, catalogueFiles, wordsOf } from './collections';
import { type PartsOf, partsOf } from './sections';

/** Files that exist once in `data/`, by GraphQL type. */
export type FactFiles<Site extends SiteDefinition> = Site['facts'] &
  CatalogueFiles<Site['collections']> &
  PartsOf<Site['sections'], 'facts'>;

/** Files that exist once in the folder of every language, by GraphQL type. */
export type LanguageFiles<Site extends SiteDefinition> = Site['texts'] & PartsOf<Site['sections'], 'texts'>;

/** The schemas of the interface texts, by namespace. */
export type InterfaceSchemas<Site extends SiteDefinition> = Site['words'] &
  PartsOf<Site['sections'], 'words'> &
  All<Site['collections'][keyof Site['collections']]['words']>;

/** The kind of a file of `data/`, derived from its path. */
export type DataFileOf<Site extends SiteDefinition> =
  | { kind: keyof typeof recordFiles | 'TranslationRecord'; schema: z.ZodType; isRecord: true }
  | { kind: keyof FactFiles<Site> & string; schema: z.ZodType }
  | { kind: keyof LanguageFiles<Site> & string; language: string; schema: z.ZodType }
  | EntryFile<keyof Site['collections'] & string>
  | { kind: 'InterfaceWords'; language: string; key: string; schema: z.ZodType };

/** The files of a site: its own, and those of its sections and collections. */
export interface FileKinds {
  /** Files that exist once in `data/`, by GraphQL type. */
  factFiles: SiteDefinition['facts'];
  /** Files that exist once in the folder of every language, by GraphQL type. */
  languageFiles: SiteDefinition['texts'];
  /** The schemas of the interface texts, one file per namespace in `locales/{language}/`. */
  interfaceSchemas: SiteDefinition['words'];
  /** Those of the files that sections have. */
  sectionFacts: Files;
  sectionTexts: Files;
}

/** The files that a definition amounts to. */
export function fileKinds({ collections, sections, facts, texts, words }: SiteDefinition): FileKinds {
  const sectionFacts = partsOf(sections, 'facts') as Files;
  const sectionTexts = partsOf(sections, 'texts') as Files;
  return {
    factFiles: { ...facts, ...catalogueFiles(collections), ...sectionFacts },
    languageFiles: { ...texts, ...sectionTexts },
    interfaceSchemas: { ...wordsOf(collections), ...(partsOf(sections, 'words') as SiteDefinition['words']), ...words },
    sectionFacts,
    sectionTexts,
  };
}

const byPath = (files: Files, more = {}) =>
  Object.entries(files).map(([kind, { path, ...file }]): [string, DataFile] => [path, { kind, ...file, ...more }]);

const languagePattern = new RegExp(`^${localesFolder}/([a-z]{2})/(.+)$`);

const keyPattern = /^([a-z][a-zA-Z0-9]*)\.json$/;

/**
 * Makes the function that determines the kind of a file of `data/`: from its path below `data/`, with `/` between its parts, such as
 * `locales/fr/hero.json`, to its kind, its language and key where it has them, and its schema; undefined for a path that means nothing.
 */
export function fileIdentifier({ factFiles, languageFiles, interfaceSchemas }: FileKinds, collections: Collections) {
  const single = new Map([...byPath(factFiles), ...byPath(recordFiles, { isRecord: true })]);
  const ofLanguages = new Map<string, DataFile>([
    ...Object.entries(interfaceSchemas).map(
      ([key, schema]) => [`${key}.json`, { kind: 'InterfaceWords', key, schema }] as const,
    ),
    ...byPath(languageFiles),
  ]);
  const identify = (path: string): DataFile | undefined => {
    if (translationRecord.test(path)) return { kind: 'TranslationRecord', schema: translationRecordSchema, isRecord: true };
    const [, language, inner = ''] = languagePattern.exec(path) ?? [];
    const file = ofLanguages.get(inner) ?? entryFile(collections, inner);
    return language && file ? { ...file, language } : undefined;
  };
  // Called for every text, and in the development server again after every edit.
  const identified = new Map<string, DataFile | undefined>(single);
  return (path: string): DataFile | undefined => {
    if (!identified.has(path)) identified.set(path, identify(path));
    return identified.get(path);
  };
}

type Collections = SiteDefinition['collections'];

/** The text file of an entry, by its path below the folder of a language. */
function entryFile(collections: Collections, inner: string): DataFile | undefined {
  const [name, collection] = Object.entries(collections).find(([, { folder }]) => inner.startsWith(`${folder}/`)) ?? [];
  if (!name || !collection) return undefined;
  const key = keyPattern.exec(inner.slice(collection.folder.length + 1))?.[1];
  return key ? { kind: `${collection.type}Text`, collection: name, key, schema: collection.schema } : undefined;
}

/** The path of the text file of an entry in one language, below `data/`. */
export const entryPath = (language: string, { folder }: Pick<Collection, 'folder'>, id: string) =>
  languagePath(language, `${folder}/${id}.json`);
