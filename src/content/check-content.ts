import type { z } from 'zod';
import { checks } from './checks';
import type { CheckedFiles, ImageFacts } from './checks/check';
import { copyInFiles } from './checks/copy';
import { checkTranslations } from './checks/translations';
import { closestName } from './closest';
import { namedCollections, ofCollections } from './collection-facts';
import type { Content, LanguageContent } from './content';
import { type DataDocument, type Documents, parseDocument, withoutSchemaKey } from './data-document';
import { declaredContent, declaredFileMatcher } from './declared-content';
import { explainIssues } from './explain-issue';
import { factFiles, identifyFile, isEntryFile } from './file-kinds';
import { languageTypo } from './language-typo';
import { type MendedFile, mendTexts } from './mend-texts';
import { missingFiles } from './missing-files';
import { fileProblem, type Problem, sortProblems } from './problem';
import { publishedDocuments, withdrawnPages } from './published-entries';
import { rootCauses } from './root-causes';
import { schemaProblems } from './schema-reference';
import { inEveryLanguage, withSubstitutes } from './substitute-files';

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
  /** Its own problems, independent of other files. */
  problems: readonly Problem[];
}

/**
 * Checks every data file and how the files fit together, and returns all problems at once. Does no input or output.
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
  const { documents, sound, problems: own } = readAll(sources, parsed);
  let problems = own.concat(strayAndMissing(sources, documents, others));
  const complete = withSubstitutes(sound);
  if (complete) {
    const around = { images, imageFacts, committed };
    const substitutes = new Set([...complete.keys()].filter((path) => !sound.has(path)));
    const { files, found } = checkTogether(complete, substitutes, around);
    // A file that was renamed is one problem, not an unknown entry as well.
    const renamed = new Set(problems.filter(({ kind }) => kind === 'file-unknown').map(({ file }) => file));
    problems = problems.concat(found.filter(({ kind, file }) => kind !== 'entry-unknown' || !renamed.has(file)));
    const { sourceLanguage } = files.content.SiteSettings;
    problems = rootCauses(problems.concat(checkTranslations(files, problems)), sourceLanguage);
    const besides = problemsBesides(documents, complete, substitutes, around);
    problems = problems.concat(rootCauses(besides, sourceLanguage));
  }
  const judged = release ? problems.map(strict) : problems.filter(({ kind }) => !releaseWarnings.has(kind));
  const broken = judged.some(({ severity }) => severity === 'error');
  const allContent = complete && [...complete.keys()].every((path) => sound.has(path)) ? assemble(complete) : undefined;
  const published = allContent && { ...assemble(publishedDocuments(sound)), withdrawn: withdrawnPages(sound, allContent) };
  return { content: broken ? undefined : published, problems: sortProblems(judged), documents, published, allContent };
}

/** What the checks know besides the data files. */
type Surroundings = Pick<CheckedFiles, 'images' | 'imageFacts' | 'committed'>;

/** Runs the checks that need other files, too. */
function checkTogether(documents: Documents, substitutes: ReadonlySet<string>, around: Surroundings) {
  const declared = withoutStrays(documents);
  const files = { ...around, documents, substitutes, content: assemble(declared), copy: copyInFiles(declared) };
  // Problems of substitutes are dropped: the original file has its own problem. An undeclared file has only that one problem.
  const found = checks
    .flatMap((check) => check(files))
    .filter(({ file, kind }) => !substitutes.has(file) && (declared.has(file) || !documents.has(file) || isStray(kind)));
  return { files, found };
}

/** Kinds of problems that compare a whole file with another language: a replaced text would count. */
const ofWholeFile: ReadonlySet<string> = new Set(['text-language', 'entry-copied']);

/** Finds what else is wrong with files that have a broken text, such as an empty one. */
function problemsBesides(
  documents: Documents,
  complete: Documents,
  substitutes: ReadonlySet<string>,
  around: Surroundings,
): Problem[] {
  const mended = new Map<string, MendedFile>();
  for (const path of substitutes) {
    const [own, substitute] = [documents.get(path), complete.get(path)];
    const file = own && substitute && mendTexts(own, substitute);
    if (file) mended.set(path, file);
  }
  if (mended.size === 0) return [];
  const whole = new Map([...complete, ...[...mended].map(([path, { document }]) => [path, document] as const)]);
  const others = new Set([...substitutes].filter((path) => !mended.has(path)));
  return checkTogether(whole, others, around).found.filter(
    ({ file, key, kind }) => mended.get(file)?.replaced.has(key) === false && !ofWholeFile.has(kind),
  );
}

const isStray = (kind: Problem['kind']) => kind === 'entry-unknown' || kind === 'text-left-over';

/** The files without those of entries that no list names, or that are not published in the language of the file. */
function withoutStrays(documents: Documents): Map<string, DataDocument> {
  const isWanted = declaredFileMatcher(documents);
  return new Map([...documents].filter(([path]) => isWanted(path)));
}

/** Warnings that are errors in a release. */
const refusedByReleases: ReadonlySet<string> = new Set(['sample-value', 'date-future']);

/** Warnings that are reported for releases only. */
export const releaseWarnings: ReadonlySet<string> = new Set(['consent-language']);

const strict = (found: Problem): Problem => (refusedByReleases.has(found.kind) ? { ...found, severity: 'error' } : found);

/** Checks each file on its own: which files are valid JSON, which of them match their schema, and what is wrong. */
function readAll(sources: ReadonlyMap<string, string>, parsed: Map<string, ParsedFile>) {
  const files = parseAll(sources, parsed);
  const withPath = (list: readonly ParsedFile[]) =>
    new Map(list.flatMap(({ document }) => (document ? [[document.path, document] as const] : [])));
  const documents = withPath(files);
  const sound = withPath(files.filter(({ problems }) => problems.every(({ severity }) => severity === 'warning')));
  const problems = files.flatMap((file) => file.problems);
  const typo = languageTypo(sources.keys(), sound);
  if (!typo) return { documents, sound, problems };
  for (const known of [documents, sound]) known.set(typo.meant.path, typo.meant);
  return { documents, sound, problems: [...problems, typo.problem] };
}

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
  if (Array.isArray(found)) return { source, document: undefined, problems: found };
  const document = { ...found, value: withoutSchemaKey(found.value) };
  const { error } = schema.safeParse(document.value);
  const wrong = error ? explainIssues(document, schema, error.issues) : [];
  return { source, document, problems: [schemaProblems(document, found.value), wrong].flat() };
}

/** Unknown files and missing files; a file with a wrong name is reported once, not as both. */
function strayAndMissing(
  sources: ReadonlyMap<string, string>,
  documents: Documents,
  others: ReadonlySet<string>,
): Problem[] {
  const missing = missingFiles(sources, documents);
  const paths = missing.map(({ file }) => file);
  const unknown = [...sources.keys()].filter((path) => !identifyFile(path));
  const strays = [
    ...renamedEntries(documents, paths),
    ...unknown.map((path) => ({ path, meant: intendedPath(path, paths) ?? closestName(path, paths) })),
    ...[...others].flatMap((path) => {
      const meant = intendedPath(path, paths);
      return meant === undefined ? [] : [{ path, meant }];
    }),
  ];
  const found = new Set(strays.map(({ meant }) => meant));
  return [...strays.map(unknownFile), ...missing.filter(({ file }) => !found.has(file))];
}

/**
 * Texts of an entry that no list names, where exactly one file is missing in the same folder. If it is missing in every language, the
 * id in the list is wrong.
 */
function renamedEntries(documents: Documents, missing: readonly string[]) {
  const { entries, languages } = declaredContent(documents);
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  const undeclared = [...documents.keys()].filter((path) => {
    const file = identifyFile(path);
    return isEntryFile(file) && !entries[file.collection].some(({ id }) => id === file.key);
  });
  return undeclared.flatMap((path) => {
    const isBeside = (other: string) => folderOf(other) === folderOf(path);
    const [meant, ...others] = missing.filter(isBeside);
    const isOnlyOne = others.length === 0 && undeclared.filter(isBeside).length === 1;
    const isElsewhere = meant !== undefined && inEveryLanguage(meant, languages).some((other) => documents.has(other));
    return isElsewhere && isOnlyOne ? [{ path, meant }] : [];
  });
}

/**
 * The missing file that a misnamed file was meant to be: `Hero.json`, `hero .json`, `hero (1).json`, `hero - Copy.json`,
 * `hero.json.txt`.
 */
function intendedPath(path: string, missing: readonly string[]): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\.json\.\w+$/, '.json')
    .replace(/(?:\s*\(\d+\)|[\s-]+cop(?:y|ie|ia))?\s*\.json$/, '.json');
  return missing.find((file) => file.toLowerCase() === plain);
}

const unknownFile = ({ path, meant }: { path: string; meant: string | undefined }): Problem =>
  fileProblem(path, {
    kind: 'file-unknown',
    found: 'a file that the site does not know',
    expected: meant ? `data/${meant}, which is not there` : 'only the files that data/README.md lists',
    fix: meant ? `Rename it to data/${meant}, if it is that.` : 'Correct its name or folder, or take it out.',
  });

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
