import { execFileSync } from 'node:child_process';
import { parseDocument, withoutSchemaKey } from '../../src/content/data-document';
import { localesFolder } from '../../src/content/file-kinds';
import { sourceTexts, type Translation, type TranslationRecord } from '../../src/content/translations';

/** Returns the source text that a stale translation was made from; undefined if it is unknown. */
export type FormerSources = (translation: Pick<Translation, 'file' | 'name'>) => string | undefined;

/** Maximum number of versions of a file to search; a translation is unlikely to be based on an older one. */
const mostVersions = 200;

/**
 * Finds former source texts in git, because translation records contain only their fingerprints.
 * @param folder path of `data/`
 */
export function formerSources(folder: string, source: string, record: TranslationRecord): FormerSources {
  const versionsOf = new Map<string, Map<string, string>[]>();
  return ({ file, name }) => {
    const versions = versionsOf.get(file) ?? readVersions(folder, source, file);
    versionsOf.set(file, versions);
    const wanted = record[file]?.[name]?.replace(/=$/, '');
    return wanted === undefined
      ? undefined
      : versions.find((texts) => texts.has(`${name} ${wanted}`))?.get(`${name} ${wanted}`);
  };
}

/** Returns the texts of each version of a file, newest first, by key and fingerprint. */
function readVersions(folder: string, source: string, file: string): Map<string, string>[] {
  const path = `${localesFolder}/${source}/${file}`;
  const commits = git(folder, ['log', `--max-count=${mostVersions}`, '--format=%H', '--', path])
    .split('\n')
    .filter(Boolean);
  return commits.map((commit) => textsByKey(path, source, git(folder, ['show', `${commit}:./${path}`])));
}

function textsByKey(path: string, source: string, text: string): Map<string, string> {
  const document = parseDocument(path, text);
  if (Array.isArray(document)) return new Map();
  const documents = new Map([[path, { ...document, value: withoutSchemaKey(document.value) }]]);
  return new Map(sourceTexts(documents, source).map((one) => [`${one.name} ${one.source}`, one.text]));
}

/** Returns git's output; the empty string without git, outside a repository, or if the version does not have the file. */
function git(folder: string, command: readonly string[]): string {
  try {
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
