import { execFileSync } from 'node:child_process';
import { parseDocument, withoutSchemaKey } from '../../src/content/data-document';
import { localesFolder } from '../../src/content/file-kinds';
import { sourceTexts, type Translation, type TranslationRecord } from '../../src/content/translations';

/** The source text of which a stale translation was written; undefined if nobody knows it any more. */
export type FormerSources = (translation: Pick<Translation, 'file' | 'name'>) => string | undefined;

/** Older versions of a file are hardly those that a translation was written of. */
const mostVersions = 200;

/**
 * Looks former source texts up in git: records keep their fingerprints alone.
 * @param folder the folder `data/`
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

/** The texts of a file in each of its versions, newest first, by key and fingerprint. */
function readVersions(folder: string, source: string, file: string): Map<string, string>[] {
  const path = `${localesFolder}/${source}/${file}`;
  const commits = git(folder, ['log', `--max-count=${mostVersions}`, '--format=%H', '--', path])
    .split('\n')
    .filter(Boolean);
  return commits.map((commit) => textsOf(path, source, git(folder, ['show', `${commit}:./${path}`])));
}

function textsOf(path: string, source: string, text: string): Map<string, string> {
  const document = parseDocument(path, text);
  if (Array.isArray(document)) return new Map();
  const documents = new Map([[path, { ...document, value: withoutSchemaKey(document.value) }]]);
  return new Map(sourceTexts(documents, source).map((one) => [`${one.name} ${one.source}`, one.text]));
}

/** What git says; nothing without git, outside of a repository, and of a version that has no such file. */
function git(folder: string, command: readonly string[]): string {
  try {
    return execFileSync('git', command, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
