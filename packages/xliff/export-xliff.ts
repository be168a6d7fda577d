import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languageMeant, localesFolder, recordOf, sourceTexts, type Translation } from '../content';
import { bundleOf, type FormerSources } from './bundle-of';
import { contentOf, dataFolder, gitEnvironment, parseDocument, readData, type SiteTexts, selected, siteTexts } from './site';
import { type Format, writeXliff } from './write-xliff';

const choices: Readonly<Record<string, (translation: Translation) => boolean>> = {
  all: () => true,
  stale: ({ state }) => state === 'stale',
  new: ({ state }) => state === 'unmarked',
  waiting: ({ state }) => state !== 'current',
};

/** What to export, from the command line. */
export interface ExportWish {
  language: string;
  format: string;
  only: string;
  out: string | undefined;
}

/**
 * Writes the texts of a language to a file for translators (`npm run xliff -- export`).
 * @returns the message to print
 * @throws Error if an option has an invalid value
 */
export function exportXliff({ language: named, format, only, out: wanted }: ExportWish): string {
  selected('--format', format, ['2.0', '1.2']);
  selected('--only', only, Object.keys(choices));
  const site = siteTexts(readData());
  const language = languageMeant(named, site.languages);
  if (language === undefined) throw new Error(`Name one language to export: ${site.languages.join(', ')}.`);
  const bundle = bundleOf(site, language, formerSources(site, language), choices[only]);
  const count = bundle.files.flatMap((file) => file.units).length;
  if (count === 0) return `${language}: no text to send; nothing is written.`;
  const out = wanted ?? `${language}.xlf`;
  mkdirSync(dirname(out), { recursive: true });
  writeNew(out, writeXliff(format as Format, bundle));
  return `${out}: ${count} texts.`;
}

/** @throws Error if the file exists: it may be a translation that came back */
function writeNew(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(
      `${path} is there already, and may be a translation that came back. Move it, or choose another name: --out`,
    );
  }
}

/** Maximum number of versions of a file to search; a translation is unlikely to be based on an older one. */
const mostVersions = 200;

/** Finds former source texts in git, because translation records contain only their fingerprints. */
function formerSources({ source, documents }: SiteTexts, language: string): FormerSources {
  const record = recordOf(documents, language);
  const known = new Map<string, ReturnType<typeof sourceTexts>>();
  return ({ file, name }) => {
    const texts = known.get(file) ?? versionsOf(`${localesFolder}/${source}/${file}`, source);
    known.set(file, texts);
    const wanted = record[file]?.[name]?.replace(/=$/, '');
    return texts.find((text) => text.name === name && text.source === wanted)?.text;
  };
}

/** Returns the texts of every version of a file, newest first. */
function versionsOf(path: string, source: string) {
  const commits = git('log', `--max-count=${mostVersions}`, '--format=%H', '--', path).split('\n').filter(Boolean);
  return commits.flatMap((commit) => {
    const document = parseDocument(path, git('show', `${commit}:./${path}`));
    if (Array.isArray(document)) return [];
    return sourceTexts(new Map([[path, { ...document, value: contentOf(path, document.value) }]]), source);
  });
}

/**
 * Returns git's output; the empty string without git, outside a repository, or if the version does not have the file.
 * @throws Error if git does not trust the repository
 */
function git(...command: readonly string[]): string {
  try {
    return execFileSync('git', command, {
      cwd: dataFolder,
      env: gitEnvironment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (stderr?.includes('dubious ownership'))
      throw new Error(`Former source texts cannot be read. Git says: ${stderr.trim().replace(/\s+/g, ' ')}`);
    return '';
  }
}
