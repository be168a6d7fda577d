import type { DataDocument } from './data-document';
import { factFiles, hasId, identifyFile, type KeyedFiles, localesFolder, requiredLanguageFiles } from './file-kinds';

/** Facts that every check between files needs; without one of them these checks have to wait. */
const indispensable = [
  factFiles.SiteSettings,
  factFiles.FeatureCatalogue,
  factFiles.LegalCatalogue,
  factFiles.Packs,
  factFiles.Testimonials,
];

/** What stands for the other facts. */
const plainFacts: Readonly<Record<string, unknown>> = {
  [factFiles.Redirects.path]: { redirects: [] },
  [factFiles.ErrorTexts.path]: { language: 'en', unexpected: 'x', home: 'x' },
};

/**
 * Puts something in the place of every file that is broken or missing, so that the checks between files can look at all the
 * others: the same file of another language. If no language has it, another feature's or legal page's text. What the checks say of
 * a stand-in is to be dropped.
 * @param sound the files that have their schema's shape, by path below `data/`
 * @returns the sound files and the stand-ins; undefined if a file is broken that nothing can stand for
 */
export function withStandIns(sound: ReadonlyMap<string, DataDocument>): Map<string, DataDocument> | undefined {
  if (indispensable.some(({ path }) => !sound.has(path))) return undefined;
  const complete = new Map(sound);
  for (const [path, value] of Object.entries(plainFacts)) {
    if (!complete.has(path)) complete.set(path, { path, value, positionOf: () => ({ line: 1, column: 1 }) });
  }
  const { languages, ...ids } = wanted(sound);
  const paths = languages.flatMap((language) => requiredLanguageFiles(language, ids));
  for (const path of paths.filter((required) => !complete.has(required))) {
    const sibling = siblingOf(path, languages, sound) ?? cousinOf(path, sound);
    if (!sibling) return undefined;
    complete.set(path, { ...sibling, path, value: withOwnNames(sibling.value, path) });
  }
  return complete;
}

/** The languages and ids that the facts name, as far as they can be told from files that may lack their schema's shape. */
export function wanted(documents: ReadonlyMap<string, DataDocument>): KeyedFiles & { languages: string[] } {
  const listIn = ({ path }: { path: string }, key: string) =>
    listOf((documents.get(path)?.value as Record<string, unknown> | undefined)?.[key]);
  return {
    languages: listIn(factFiles.SiteSettings, 'languages').filter(isText),
    features: idsOf(listIn(factFiles.FeatureCatalogue, 'features')),
    legal: idsOf(listIn(factFiles.LegalCatalogue, 'pages')),
  };
}

const idsOf = (entries: readonly unknown[]) => entries.map((entry) => (entry as { id?: unknown } | null)?.id).filter(isText);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The same file of another language. */
function siblingOf(
  path: string,
  languages: readonly string[],
  sound: ReadonlyMap<string, DataDocument>,
): DataDocument | undefined {
  const documents = inEveryLanguage(path, languages).map((other) => sound.get(other));
  return documents.find((document) => document !== undefined);
}

/** The paths of a language's file in the folders of all languages. */
export function inEveryLanguage(path: string, languages: readonly string[]): string[] {
  const inner = path.split('/').slice(2);
  return languages.map((language) => [localesFolder, language, ...inner].join('/'));
}

/** The text of another feature or legal page. */
function cousinOf(path: string, sound: ReadonlyMap<string, DataDocument>): DataDocument | undefined {
  const file = identifyFile(path);
  return hasId(file) ? [...sound.values()].find((document) => identifyFile(document.path)?.kind === file.kind) : undefined;
}

/** A stand-in must not claim the addresses and titles of what it was taken from. */
function withOwnNames(value: unknown, path: string): unknown {
  const file = identifyFile(path);
  if (hasId(file))
    return { ...(value as object), slug: file.key, previousSlugs: [], seo: { title: path, description: path } };
  if (file?.kind !== 'Language') return value;
  const segment = `stand-in-${file.language}`;
  const none = { features: [], fallback: [] };
  return { ...(value as object), segments: { features: segment, fallback: segment }, previousSegments: none };
}
