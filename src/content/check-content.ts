import { checks } from './checks';
import type { Content, LanguageContent } from './content';
import { type DataDocument, parseDocument } from './data-document';
import { explainIssue } from './explain-issue';
import { factFiles, identifyFile, requiredLanguageFiles } from './file-kinds';
import type { Problem } from './problem';

/** What came of checking `data/`: the content if there is no error, and all problems. */
export interface CheckedContent {
  content: Content | undefined;
  problems: readonly Problem[];
}

/**
 * Checks every data file and how they fit together. Reads and writes nothing by itself.
 * @param sources the text of every JSON file, by its path below `data/`
 * @param images paths of all images, below `data/images`
 */
export function checkContent(sources: ReadonlyMap<string, string>, images: ReadonlySet<string>): CheckedContent {
  const problems: Problem[] = [];
  const documents = parseAll(sources, problems);
  const missing = missingFiles(sources, documents);
  problems.push(...missing);
  if (problems.length > 0) return { content: undefined, problems: sort(problems) };
  const content = assemble(documents);
  const related = checks.flatMap((check) => check({ documents, content, images }));
  const broken = related.some((found) => found.severity === 'error');
  return { content: broken ? undefined : content, problems: sort(related) };
}

function parseAll(sources: ReadonlyMap<string, string>, problems: Problem[]): Map<string, DataDocument> {
  const documents = new Map<string, DataDocument>();
  for (const [path, source] of sources) {
    const document = parseDocument(path, source);
    if (Array.isArray(document)) {
      problems.push(...document);
      continue;
    }
    const file = identifyFile(path);
    const result = file?.schema.safeParse(withoutSchemaKey(document.value));
    if (!result) problems.push(unknownFile(path));
    else if (!result.success) problems.push(...result.error.issues.flatMap((issue) => explainIssue(document, issue)));
    documents.set(path, document);
  }
  return documents;
}

/** `$schema` tells an editor's program where the schema is; it is no content. */
function withoutSchemaKey(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema: _, ...rest } = value as Record<string, unknown>;
  return rest;
}

const atStart = { severity: 'error', line: 1, column: 1, key: '' } as const;

function unknownFile(file: string): Problem {
  return {
    ...atStart,
    file,
    found: 'a file that the site does not know',
    expected: 'only the files that data/README.md lists',
    fix: 'Correct its name or folder, or take it out.',
  };
}

/** Which files should be there: facts, and every language's files for every feature. */
function missingFiles(sources: ReadonlyMap<string, string>, documents: ReadonlyMap<string, DataDocument>): Problem[] {
  const site = documents.get(factFiles.SiteSettings.path)?.value as { languages?: unknown } | undefined;
  const catalogue = documents.get(factFiles.FeatureCatalogue.path)?.value as { features?: unknown } | undefined;
  const languages = stringsOf(site?.languages);
  const features = stringsOf(Array.isArray(catalogue?.features) ? catalogue.features.map((entry) => entry?.id) : []);
  const required = [
    ...Object.values(factFiles).map((file) => file.path),
    ...languages.flatMap((language) => requiredLanguageFiles(language, features)),
  ];
  return required
    .filter((path) => !sources.has(path))
    .map((file) => ({
      ...atStart,
      file,
      found: 'no such file',
      expected: 'one in every language that data/site.json names, for every feature in data/features.json',
      fix: 'Copy the file from another language and translate it.',
    }));
}

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];

/** Puts checked documents together; only called when every file has its schema's shape. */
function assemble(documents: ReadonlyMap<string, DataDocument>): Content {
  const facts: Record<string, unknown> = {};
  const languages: Record<string, Record<string, unknown>> = {};
  for (const [path, document] of documents) {
    const file = identifyFile(path);
    const value = withoutSchemaKey(document.value);
    if (!file) continue;
    if (!('language' in file)) {
      facts[file.kind] = value;
      continue;
    }
    languages[file.language] ??= { features: {}, interface: {} };
    const language = languages[file.language] as Record<string, Record<string, unknown>>;
    if (file.kind === 'FeatureText') Object.assign(language.features as object, { [file.key]: value });
    else if (file.kind === 'InterfaceWords') Object.assign(language.interface as object, { [file.key]: value });
    else Object.assign(language, { [file.kind]: value });
  }
  const published = (facts.SiteSettings as Content['SiteSettings']).languages;
  return {
    ...(facts as Omit<Content, 'languages'>),
    languages: Object.fromEntries(published.map((code) => [code, languages[code] as unknown as LanguageContent])),
  };
}

const sort = (problems: Problem[]) =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
