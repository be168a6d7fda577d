import type { z } from 'zod';
import { languagePath, localesFolder, translationRecord } from '../../packages/content';
import {
  type Collection,
  sampleValuesPath,
  sampleValuesSchema,
  translationRecordSchema,
} from '../../packages/content/define';
import {
  type CollectionName,
  catalogueFiles,
  type EntryFacts,
  isInLanguage,
  namedCollections,
  type OfCollections,
} from './collection-facts';
import { cookiesSchema, languageSchema, pagesSchema } from './schemas/content';
import { errorTextsSchema, redirectsSchema, siteSchema } from './schemas/facts';
import { interfaceSchemas } from './schemas/interface';
import { publishedAddressesSchema } from './schemas/records';
import { sectionFacts, sectionTexts } from './sections';

/** Files that exist once in `data/`, by path. The key is the name of their GraphQL type. */
export const factFiles = {
  SiteSettings: { path: 'site.json', schema: siteSchema },
  ...catalogueFiles,
  ...sectionFacts,
  Redirects: { path: 'redirects.json', schema: redirectsSchema },
  ErrorTexts: { path: 'errors.json', schema: errorTextsSchema },
} as const;

/** Files that exist once in the folder of every language. The key is the name of their GraphQL type. */
export const languageFiles = {
  Language: { path: 'language.json', schema: languageSchema, isTranslated: false },
  PageTexts: { path: 'content/pages.json', schema: pagesSchema },
  ...sectionTexts,
  Cookies: { path: 'content/cookies.json', schema: cookiesSchema },
} as const;

/** Files about the data that visitors do not see: Gatsby does not read them. */
export const recordFiles = {
  PublishedAddresses: { path: 'published-addresses.json', schema: publishedAddressesSchema },
  SampleValues: { path: sampleValuesPath, schema: sampleValuesSchema },
} as const;

/** The text file of an entry of a collection in one language. */
export interface EntryFile {
  /** The name of its GraphQL type. */
  kind: `${string}Text`;
  collection: CollectionName;
  language: string;
  /** The entry's id. */
  key: string;
  schema: z.ZodType;
}

/** The kind of a file of `data/`, derived from its path. */
export type DataFile =
  | { kind: keyof typeof recordFiles | 'TranslationRecord'; schema: z.ZodType; isRecord: true }
  | { kind: keyof typeof factFiles; schema: z.ZodType }
  | { kind: keyof typeof languageFiles; language: string; schema: z.ZodType }
  | EntryFile
  | { kind: 'InterfaceWords'; language: string; key: string; schema: z.ZodType };

const byPath = (files: Readonly<Record<string, { path: string; schema: z.ZodType }>>, more = {}) =>
  Object.entries(files).map(([kind, { path, ...file }]) => [path, { kind, ...file, ...more }] as const);

/** Files that exist once, in `data/` or per language, by path. */
const singleFiles = new Map([...byPath(factFiles), ...byPath(recordFiles, { isRecord: true })]);
const filesOfLanguages = new Map(byPath(languageFiles));
const wordFiles = new Map(
  Object.entries(interfaceSchemas).map(([key, schema]) => [`${key}.json`, { kind: 'InterfaceWords', key, schema }]),
);

const languagePattern = new RegExp(`^${localesFolder}/([a-z]{2})/(.+)$`);

const keyPattern = /^([a-z][a-zA-Z0-9]*)\.json$/;

/**
 * Determines the kind of a file of `data/`.
 * @param path path below `data/`, with `/` between its parts, such as `locales/fr/hero.json`
 * @returns its kind, its language and key where it has them, and its schema; undefined for a path that means nothing
 */
export function identifyFile(path: string): DataFile | undefined {
  // Called for every text, and in the development server again after every edit.
  if (!identified.has(path)) identified.set(path, identify(path));
  return identified.get(path);
}

const identified = new Map<string, DataFile | undefined>();

function identify(path: string): DataFile | undefined {
  const single = singleFiles.get(path);
  if (single) return single as DataFile;
  if (translationRecord.test(path)) return { kind: 'TranslationRecord', schema: translationRecordSchema, isRecord: true };
  const [, language, inner] = languagePattern.exec(path) ?? [];
  return language && inner ? identifyInLanguage(language, inner) : undefined;
}

function identifyInLanguage(language: string, inner: string): DataFile | undefined {
  const file = filesOfLanguages.get(inner) ?? wordFiles.get(inner);
  if (file) return { ...file, language } as DataFile;
  const [name, collection] = namedCollections.find(([, { folder }]) => inner.startsWith(`${folder}/`)) ?? [];
  if (!name || !collection) return undefined;
  const key = keyPattern.exec(inner.slice(collection.folder.length + 1))?.[1];
  return key ? { kind: `${collection.type}Text`, collection: name, language, key, schema: collection.schema } : undefined;
}

/** Whether a file is the text file of an entry of a collection. */
export const isEntryFile = (file: DataFile | undefined): file is EntryFile => file !== undefined && 'collection' in file;

/** The path of the text file of an entry in one language, below `data/`. */
export const entryPath = (language: string, { folder }: Pick<Collection, 'folder'>, id: string) =>
  languagePath(language, `${folder}/${id}.json`);

/**
 * Every file that a language must have.
 * @param language the language's code
 * @param entries the facts of all entries
 * @returns paths below `data/`
 */
export function requiredLanguageFiles(language: string, entries: OfCollections<readonly EntryFacts[]>): string[] {
  return [
    ...Object.values(languageFiles).map(({ path }) => languagePath(language, path)),
    ...namedCollections.flatMap(([name, collection]) =>
      entries[name].filter((entry) => isInLanguage(entry, language)).map(({ id }) => entryPath(language, collection, id)),
    ),
    ...Object.keys(interfaceSchemas).map((namespace) => languagePath(language, `${namespace}.json`)),
  ];
}
