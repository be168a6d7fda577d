import type { z } from 'zod';
import {
  cookiesSchema,
  demoSchema,
  faqSchema,
  featureSchema,
  languageSchema,
  legalSchema,
  packTextsSchema,
  pagesSchema,
  testimonialTextsSchema,
} from './schemas/content';
import {
  errorTextsSchema,
  featureCatalogueSchema,
  legalCatalogueSchema,
  packsSchema,
  redirectsSchema,
  siteSchema,
  testimonialsSchema,
} from './schemas/facts';
import { interfaceSchemas } from './schemas/interface';
import { publishedAddressesSchema, sampleValuesSchema, translationRecordSchema } from './schemas/records';

/** Files that stand once in `data/`, by their path. The key is the name of their GraphQL type. */
export const factFiles = {
  SiteSettings: { path: 'site.json', schema: siteSchema },
  FeatureCatalogue: { path: 'features.json', schema: featureCatalogueSchema },
  LegalCatalogue: { path: 'legal.json', schema: legalCatalogueSchema },
  Packs: { path: 'packs.json', schema: packsSchema },
  Testimonials: { path: 'testimonials.json', schema: testimonialsSchema },
  Redirects: { path: 'redirects.json', schema: redirectsSchema },
  ErrorTexts: { path: 'errors.json', schema: errorTextsSchema },
} as const;

/** Files that stand once in the folder of every language. The key is the name of their GraphQL type. */
export const languageFiles = {
  Language: { path: 'language.json', schema: languageSchema },
  PageTexts: { path: 'content/pages.json', schema: pagesSchema },
  PackTexts: { path: 'content/packs.json', schema: packTextsSchema },
  TestimonialTexts: { path: 'content/testimonials.json', schema: testimonialTextsSchema },
  Faq: { path: 'content/faq.json', schema: faqSchema },
  DemoTexts: { path: 'content/demo.json', schema: demoSchema },
  Cookies: { path: 'content/cookies.json', schema: cookiesSchema },
} as const;

/** Files about the data that no visitor sees: Gatsby does not read them. */
export const recordFiles = {
  PublishedAddresses: { path: 'published-addresses.json', schema: publishedAddressesSchema },
  SampleValues: { path: 'sample-values.json', schema: sampleValuesSchema },
} as const;

/** The folder in `data/` that holds, for every language but the source, of which texts its translations were written. */
export const translationsFolder = 'translations';

/** The file that says of which texts a language's translations were written. */
export const translationRecordPath = (language: string) => `${translationsFolder}/${language}.json`;

/** The folder in `data/` that holds the JSON Schemas that `npm run schemas` writes. */
export const schemasFolder = 'schemas';

/** The folder, in the folder of every language, that holds one file a feature. */
export const featureFolder = 'content/features';

/** The folder, in the folder of every language, that holds one file a legal page. */
export const legalFolder = 'content/legal';

/** The folder in `data/` that holds one folder a language. */
export const localesFolder = 'locales';

/** What a file of `data/` is, as its path tells. */
export type DataFile =
  | { kind: keyof typeof recordFiles | 'TranslationRecord'; schema: z.ZodType }
  | { kind: keyof typeof factFiles; schema: z.ZodType }
  | { kind: keyof typeof languageFiles; language: string; schema: z.ZodType }
  | { kind: 'FeatureText' | 'LegalText'; language: string; key: string; schema: z.ZodType }
  | { kind: 'InterfaceWords'; language: string; key: string; schema: z.ZodType };

const byPath = (files: Readonly<Record<string, { path: string; schema: z.ZodType }>>) =>
  new Map(Object.entries(files).map(([kind, { path, schema }]) => [path, { kind, schema }]));

/** Files of which there is one, and files of which there is one a language, by path. */
const singleFiles = byPath({ ...factFiles, ...recordFiles });
const filesOfLanguages = byPath(languageFiles);
const wordFiles = new Map(
  Object.entries(interfaceSchemas).map(([key, schema]) => [`${key}.json`, { kind: 'InterfaceWords', key, schema }]),
);

const recordPattern = new RegExp(`^${translationsFolder}/[a-z]{2}\\.json$`);
const languagePattern = new RegExp(`^${localesFolder}/([a-z]{2})/(.+)$`);

/** Folders that hold one file of a kind for each id. */
const keyedFolders = [
  { kind: 'FeatureText', folder: featureFolder, schema: featureSchema },
  { kind: 'LegalText', folder: legalFolder, schema: legalSchema },
] as const;

const keyPattern = /^([a-z][a-zA-Z0-9]*)\.json$/;

/**
 * Tells what a file of `data/` is.
 * @param path path below `data/`, with `/` between its parts, such as `locales/fr/hero.json`
 * @returns its kind, its language and key where it has them, and its schema; undefined for a path that means nothing
 */
export function identifyFile(path: string): DataFile | undefined {
  const single = singleFiles.get(path);
  if (single) return single as DataFile;
  if (recordPattern.test(path)) return { kind: 'TranslationRecord', schema: translationRecordSchema };
  const [, language, inner] = languagePattern.exec(path) ?? [];
  return language && inner ? identifyInLanguage(language, inner) : undefined;
}

function identifyInLanguage(language: string, inner: string): DataFile | undefined {
  const file = filesOfLanguages.get(inner) ?? wordFiles.get(inner);
  if (file) return { ...file, language } as DataFile;
  const keyed = keyedFolders.find(({ folder }) => inner.startsWith(`${folder}/`));
  const key = keyed && keyPattern.exec(inner.slice(keyed.folder.length + 1))?.[1];
  return keyed && key ? { kind: keyed.kind, language, key, schema: keyed.schema } : undefined;
}

/** Whether a file is one of those of which every language has one for each id: a feature's text, or a legal page's. */
export const hasId = (file: DataFile | undefined): file is Extract<DataFile, { kind: 'FeatureText' | 'LegalText' }> =>
  file?.kind === 'FeatureText' || file?.kind === 'LegalText';

/** The ids of which every language has a file each. */
export interface KeyedFiles {
  features: readonly string[];
  legal: readonly string[];
}

/**
 * Every file that a language must have.
 * @param language the language's code
 * @param ids the ids of all features and legal pages
 * @returns paths below `data/`
 */
export function requiredLanguageFiles(language: string, { features, legal }: KeyedFiles): string[] {
  return [
    ...Object.values(languageFiles).map((file) => file.path),
    ...features.map((feature) => `${featureFolder}/${feature}.json`),
    ...legal.map((page) => `${legalFolder}/${page}.json`),
    ...Object.keys(interfaceSchemas).map((namespace) => `${namespace}.json`),
  ].map((path) => `${localesFolder}/${language}/${path}`);
}
