import type { Check, CheckedFiles, ImageFacts } from '../checks/check';
import { copyInFiles } from '../checks/copy';
import { repeatedIds } from '../checks/ids';
import { placeholderProblems } from '../checks/placeholders';
import { plainTextProblems } from '../checks/plain-text';
import { checkTranslations } from '../checks/translations';
import type { DataFile } from '../define/data-file';
import { type Problem, sortProblems } from '../problems/problem';
import { type DataDocument, type Documents, parseDocument } from '../reading/data-document';
import { explainIssues } from '../schema/explain-issue';
import { contentOf } from '../texts/formatted';
import { type AnyContent, assemble } from './content';
import { declaredFileMatcher } from './declared-content';
import { filePresence, requiredPaths } from './file-presence';
import { schemaProblems } from './json-schemas';
import type { Model } from './model';
import { publishedDocuments, withdrawnPages } from './published-entries';

/** The result of checking `data/`: all problems, and the content if there is no error. */
export interface CheckedContent<Content> {
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

/** What a site adds to the check of its content. */
export interface OwnChecks<Content extends AnyContent> {
  /** All checks that compare files, in order; `checkTranslations` runs after them. */
  checks: readonly Check<CheckedFiles<Content>>[];
  /** Kinds of warnings that are reported for releases only. */
  releaseWarnings: ReadonlySet<string>;
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
 * @param own the checks of the second round
 * @param sources the text of every JSON file, by its path below `data/`
 * @param images paths of all images, below `data/images`
 */
export function checkContent<Content extends AnyContent>(
  model: Model,
  own: OwnChecks<Content>,
  sources: ReadonlyMap<string, string>,
  images: ReadonlySet<string>,
  { imageFacts = new Map(), committed = new Map(), release, parsed = new Map(), others = new Set() }: CheckOptions = {},
): CheckedContent<Content> {
  const files = parseAll(model, sources, parsed);
  const documents = byPath(files);
  const sound = byPath(files.filter(({ isSound }) => isSound));
  const presence = filePresence(model, { paths: new Set(sources.keys()), documents, sound, others });
  const first = [...files.flatMap(({ problems }) => problems), ...presence];
  if (!requiredPaths(model, sound).every((path) => sound.has(path))) {
    return { content: undefined, problems: sortProblems(first), documents, published: undefined, allContent: undefined };
  }
  const isWanted = declaredFileMatcher(model, sound);
  const declared = new Map([...sound].filter(([path]) => isWanted(path)));
  // Every file matches its schema, so that the content has the type that follows from the schemas.
  const allContent = assemble(model, declared) as Content;
  const shown = assemble(model, publishedDocuments(model, sound)) as Content;
  const published = { ...shown, withdrawn: withdrawnPages(model, sound, allContent.languages) };
  if (hasError(first)) return { content: undefined, problems: sortProblems(first), documents, published, allContent };
  const { languages, sourceLanguage } = allContent.SiteSettings;
  const copy = copyInFiles(declared);
  const settled = { model, documents: declared, content: allContent, languages, sourceLanguage, isWanted, copy };
  const found = betweenFiles(own, { ...settled, images, imageFacts, committed }, first);
  const problems = release ? found.map(strict) : found.filter(({ kind }) => !own.releaseWarnings.has(kind));
  const content = hasError(problems) ? undefined : published;
  return { content, problems: sortProblems(problems), documents, published, allContent };
}

/** The second round, after what the first one has found. */
function betweenFiles<Content extends AnyContent>(
  { checks }: OwnChecks<Content>,
  files: CheckedFiles<Content>,
  first: Problem[],
): Problem[] {
  const found = [...first, ...checks.flatMap((check) => check(files))];
  return [...found, ...checkTranslations(files, found)];
}

const hasError = (problems: readonly Problem[]) => problems.some(({ severity }) => severity === 'error');

/** Warnings that are errors in a release. */
const refusedByReleases: ReadonlySet<string> = new Set(['sample-value', 'date-future']);

const strict = (found: Problem): Problem => (refusedByReleases.has(found.kind) ? { ...found, severity: 'error' } : found);

const byPath = (files: readonly ParsedFile[]): Documents =>
  new Map(files.flatMap(({ document }) => (document ? [[document.path, document] as const] : [])));

function parseAll(model: Model, sources: ReadonlyMap<string, string>, parsed: Map<string, ParsedFile>): ParsedFile[] {
  return [...sources].flatMap(([path, source]) => {
    const known = parsed.get(path);
    const kind = model.identifyFile(path);
    if (!kind) return [];
    const file = known?.source === source ? known : parseFile(model, path, source, kind);
    parsed.set(path, file);
    return [file];
  });
}

function parseFile(model: Model, path: string, source: string, file: DataFile): ParsedFile {
  const found = parseDocument(path, source, file);
  if (Array.isArray(found)) return { source, document: undefined, isSound: false, problems: found };
  const document = { ...found, value: contentOf(file, found.value) };
  const { error } = file.schema.safeParse(document.value);
  const wrong = error ? explainIssues(document, file.schema, error.issues) : repeatedIds(document);
  const isSound = wrong.length === 0;
  const texts = isSound ? [...plainTextProblems(document), ...placeholderProblems(model, document)] : [];
  return { source, document, isSound, problems: [schemaProblems(model, document, found.value), wrong, texts].flat() };
}
