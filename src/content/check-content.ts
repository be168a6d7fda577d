import type { z } from 'zod';
import type { ImageFacts } from '../../packages/content';
import {
  checkTranslations,
  copyInFiles,
  type DataDocument,
  type Documents,
  explainIssues,
  type Problem,
  plainTextProblems,
  repeatedIds,
  sortProblems,
} from '../../packages/content';
import { checks } from './checks';
import { placeholderProblems } from './checks/placeholders';
import { namedCollections, ofCollections } from './collection-facts';
import type { Content, LanguageContent } from './content';
import { declaredFileMatcher } from './declared-content';
import { factFiles, identifyFile, isEntryFile } from './file-kinds';
import { filePresence, requiredPaths } from './file-presence';
import { schemaProblems } from './json-schemas';
import { publishedDocuments, withdrawnPages } from './published-entries';
import { contentOf, parseDocument } from './site-documents';

/** The result of checking `data/`: all problems, and the content if there is no error. */
export interface CheckedContent {
  /** What visitors may see: without unpublished entries. */
  content: Content | undefined;
  problems: readonly Problem[];
  /** Every file that is valid JSON, by path below `data/`; a file with problems may not match its schema. */
  documents: Documents;
  /** The same as `content`, but available as soon as every file matches its schema, even if later checks found errors. */
  published: Content | undefined;
  /** All content, including unpublished entries, as soon as every file matches its schema. */
  allContent: Content | undefined;
}

/** Optional input of the check, in addition to the text of the files. */
export interface CheckOptions {
  /** Size and type of the images, by path below `data/images`; without it, only their names are checked. */
  imageFacts?: ReadonlyMap<string, ImageFacts>;
  /** The text of files in the last commit, and the ids of pictures, by path; files that are missing here are not compared. */
  committed?: ReadonlyMap<string, string>;
  /** Paths of files that are neither JSON nor images. */
  others?: ReadonlySet<string>;
  /** Whether remaining sample values are errors. */
  release?: boolean;
  /** Cache of parsed files between two checks, so that only changed files are parsed again. */
  parsed?: Map<string, ParsedFile>;
}

/** A file as it was last parsed. */
export interface ParsedFile {
  source: string;
  /** Undefined if it is not valid JSON. */
  document: DataDocument | undefined;
  /** Whether it matches its schema, and has no id twice. */
  isSound: boolean;
  /** Its own problems, independent of other files. */
  problems: readonly Problem[];
}

/**
 * Checks `data/` in two rounds, each with all problems at once: first every file on its own, and which files there are; then, if no
 * error was found, how they fit together. Does no input or output.
 * @param sources the text of every JSON file, by its path below `data/`
 * @param images paths of all images, below `data/images`
 */
export function checkContent(
  sources: ReadonlyMap<string, string>,
  images: ReadonlySet<string>,
  {
    imageFacts = new Map(),
    committed = new Map(),
    release = false,
    parsed = new Map(),
    others = new Set(),
  }: CheckOptions = {},
): CheckedContent {
  const files = parseAll(sources, parsed);
  const documents = byPath(files);
  const sound = byPath(files.filter(({ isSound }) => isSound));
  const presence = filePresence({ paths: new Set(sources.keys()), documents, sound, others });
  const first = [...files.flatMap(({ problems }) => problems), ...presence];
  if (!requiredPaths(sound).every((path) => sound.has(path))) {
    return { content: undefined, problems: sortProblems(first), documents, published: undefined, allContent: undefined };
  }
  const isWanted = declaredFileMatcher(sound);
  const declared = new Map([...sound].filter(([path]) => isWanted(path)));
  const allContent = assemble(declared);
  const published = { ...assemble(publishedDocuments(sound)), withdrawn: withdrawnPages(sound, allContent) };
  if (hasError(first)) return { content: undefined, problems: sortProblems(first), documents, published, allContent };
  const { languages, sourceLanguage } = allContent.SiteSettings;
  const copy = copyInFiles(declared);
  const together = {
    documents: declared,
    content: allContent,
    languages,
    sourceLanguage,
    isWanted,
    copy,
    images,
    imageFacts,
    committed,
  };
  const between = checks.flatMap((check) => check(together));
  const found = [...first, ...between, ...checkTranslations(together, [...first, ...between])];
  const problems = release ? found.map(strict) : found.filter(({ kind }) => !releaseWarnings.has(kind));
  const content = hasError(problems) ? undefined : published;
  return { content, problems: sortProblems(problems), documents, published, allContent };
}

const hasError = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === 'error');

/** Warnings that are errors in a release. */
const refusedByReleases: ReadonlySet<string> = new Set(['sample-value', 'date-future']);

/** Warnings that are reported for releases only. */
export const releaseWarnings: ReadonlySet<string> = new Set(['consent-language']);

const strict = (found: Problem): Problem => (refusedByReleases.has(found.kind) ? { ...found, severity: 'error' } : found);

const byPath = (files: readonly ParsedFile[]): Documents =>
  new Map(files.flatMap(({ document }) => (document ? [[document.path, document] as const] : [])));

function parseAll(sources: ReadonlyMap<string, string>, parsed: Map<string, ParsedFile>): ParsedFile[] {
  return [...sources].flatMap(([path, source]) => {
    const schema = identifyFile(path)?.schema;
    if (!schema) return [];
    const known = parsed.get(path);
    const file = known?.source === source ? known : parseFile(path, source, schema);
    parsed.set(path, file);
    return [file];
  });
}

function parseFile(path: string, source: string, schema: z.ZodType): ParsedFile {
  const found = parseDocument(path, source);
  if (Array.isArray(found)) return { source, document: undefined, isSound: false, problems: found };
  const document = { ...found, value: contentOf(path, found.value) };
  const { error } = schema.safeParse(document.value);
  const wrong = error ? explainIssues(document, schema, error.issues) : repeatedIds(document);
  const isSound = wrong.length === 0;
  const texts = isSound ? [...plainTextProblems(document), ...placeholderProblems(document)] : [];
  return { source, document, isSound, problems: [schemaProblems(document, found.value), wrong, texts].flat() };
}

/** The files of a language while they are being assembled. */
type Texts = Record<string, Record<string, unknown>>;

/** The texts of a language before its files are added. */
const noTexts = (): Texts => ({
  interface: {},
  ...Object.fromEntries(namedCollections.map(([name]) => [name, {}])),
});

/** Assembles content from documents that match their schemas. */
function assemble(documents: Documents): Content {
  const facts: Record<string, unknown> = {};
  const languages: Record<string, Texts> = {};
  for (const [path, { value }] of documents) {
    const file = identifyFile(path);
    if (!file) continue;
    if (file.kind in factFiles) facts[file.kind] = value;
    if (!('language' in file)) continue;
    languages[file.language] ??= noTexts();
    const texts = languages[file.language] as Texts;
    const list = isEntryFile(file) ? file.collection : 'interface';
    if ('key' in file) Object.assign(texts[list] as object, { [file.key]: value });
    else Object.assign(texts, { [file.kind]: value });
  }
  const published = (facts.SiteSettings as Content['SiteSettings']).languages;
  return {
    ...(facts as Omit<Content, 'languages'>),
    languages: Object.fromEntries(published.map((code) => [code, languages[code] as unknown as LanguageContent])),
    withdrawn: { entries: ofCollections(() => []), languages: {}, addresses: {} },
  };
}
