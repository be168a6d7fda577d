import type { z } from 'zod';
import {
  cookiesSchema,
  demoSchema,
  faqSchema,
  featureSchema,
  languageSchema,
  packTextsSchema,
  pagesSchema,
  testimonialTextsSchema,
} from './schemas/content';
import {
  errorTextsSchema,
  featureCatalogueSchema,
  packsSchema,
  redirectsSchema,
  siteSchema,
  testimonialsSchema,
} from './schemas/facts';
import { interfaceSchemas } from './schemas/interface';

/** Files that stand once in `data/`, by their path. The key is the name of their GraphQL type. */
export const factFiles = {
  SiteSettings: { path: 'site.json', schema: siteSchema },
  FeatureCatalogue: { path: 'features.json', schema: featureCatalogueSchema },
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

/** The folder, in the folder of every language, that holds one file a feature. */
export const featureFolder = 'content/features';

/** The folder in `data/` that holds one folder a language. */
export const localesFolder = 'locales';

/** What a file of `data/` is, as its path tells. */
export type DataFile =
  | { kind: keyof typeof factFiles; schema: z.ZodType }
  | { kind: keyof typeof languageFiles; language: string; schema: z.ZodType }
  | { kind: 'FeatureText'; language: string; key: string; schema: z.ZodType }
  | { kind: 'InterfaceWords'; language: string; key: string; schema: z.ZodType };

const entries = <Value>(record: Record<string, Value>) => Object.entries(record);

/**
 * Tells what a file of `data/` is.
 * @param path path below `data/`, with `/` between its parts, such as `locales/fr/hero.json`
 * @returns its kind, its language and key where it has them, and its schema; undefined for a path that means nothing
 */
export function identifyFile(path: string): DataFile | undefined {
  for (const [kind, file] of entries(factFiles)) {
    if (file.path === path) return { kind: kind as keyof typeof factFiles, schema: file.schema };
  }
  const [folder, language, ...rest] = path.split('/');
  if (folder !== localesFolder || language === undefined) return undefined;
  const inner = rest.join('/');
  for (const [kind, file] of entries(languageFiles)) {
    if (file.path === inner) return { kind: kind as keyof typeof languageFiles, language, schema: file.schema };
  }
  const name = rest.at(-1)?.replace(/\.json$/, '');
  if (!name || !inner.endsWith('.json')) return undefined;
  if (inner === `${featureFolder}/${name}.json`) return { kind: 'FeatureText', language, key: name, schema: featureSchema };
  const namespace = entries(interfaceSchemas).find(([key]) => inner === `${key}.json`);
  return namespace && { kind: 'InterfaceWords', language, key: name, schema: namespace[1] };
}

/**
 * Every file that a language must have.
 * @param language the language's code
 * @param features the ids of all features
 * @returns paths below `data/`
 */
export function requiredLanguageFiles(language: string, features: readonly string[]): string[] {
  return [
    ...Object.values(languageFiles).map((file) => file.path),
    ...features.map((feature) => `${featureFolder}/${feature}.json`),
    ...Object.keys(interfaceSchemas).map((namespace) => `${namespace}.json`),
  ].map((path) => `${localesFolder}/${language}/${path}`);
}
