import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languageMeant } from '../../src/content/language-tag';
import { formatKey, formatProblem } from '../../src/content/problem';
import { recordOf, type Translation } from '../../src/content/translations';
import { walkTexts } from '../../src/content/walk-texts';
import { dataFolder, readData } from '../../src/data/read-data';
import { bundleOf } from './bundle-of';
import { formerSources } from './former-sources';
import { pathOf, type SiteTexts, siteTexts } from './site-texts';
import type { Bundle } from './unit';
import { writeXliff1 } from './write-xliff-1';
import { writeXliff2 } from './write-xliff-2';

const writers: Readonly<Record<string, (bundle: Bundle) => string>> = { '2.0': writeXliff2, '1.2': writeXliff1 };

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
 * Writes the texts of a language to a file for translators (`npm run translations -- --export`).
 * @returns the message to print
 * @throws Error if an option has an invalid value
 */
export function exportXliff({ language: named, format, only, out: wanted }: ExportWish): string {
  const [write, isWanted] = [chosen('--format', writers, format), chosen('--only', choices, only)];
  const site = siteTexts(readData());
  const language = languageMeant(named, site.languages);
  if (language === undefined) throw new Error(`Name one language to export: ${site.languages.join(', ')}.`);
  const out = wanted ?? `${language}.xlf`;
  const sent = site.translations(language).filter(isWanted);
  refuseUnsendable(site, language, new Set(sent.map(({ file }) => file)));
  const former = formerSources(dataFolder, site.source, recordOf(site.documents, language));
  const bundle = bundleOf(site, language, former, isWanted);
  const units = bundle.files.flatMap((file) => file.units);
  if (units.length === 0) return `${language}: no text to send; nothing is written.`;
  mkdirSync(dirname(out), { recursive: true });
  writeNew(out, write(bundle));
  return [
    `${out}: ${units.length} texts.`,
    ...missing(language, site.translations(language)),
    ...unknownFormer(bundle),
  ].join('\n');
}

/** Characters that XML 1.0 cannot hold, and the carriage return, which comes back as a line feed. */
const unsendable = /[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** @throws Error with the place of every text that XML cannot hold, in the files to send */
function refuseUnsendable(site: SiteTexts, language: string, files: ReadonlySet<string>): void {
  const paths = [...files].flatMap((file) => [site.source, language].map((code) => pathOf(code, { file })));
  const lines = paths.flatMap((path) => {
    const document = site.documents.get(path);
    return walkTexts(document?.value).flatMap(({ path: key, text }) => {
      const [character] = unsendable.exec(text) ?? [];
      if (!document || character === undefined) return [];
      const code = Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0');
      const place = { severity: 'error', file: path, ...document.positionOf(key), key: formatKey(key) } as const;
      const expected = 'characters that XML can hold';
      return [formatProblem({ ...place, found: `the character U+${code}`, expected, fix: 'Remove it.' })];
    });
  });
  if (lines.length > 0) throw new Error(`${lines.join('\n')}\n\nNothing is written.`);
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

function chosen<Choice>(option: string, of: Readonly<Record<string, Choice>>, name: string): Choice {
  const choice = Object.hasOwn(of, name) ? of[name] : undefined;
  if (!choice) throw new Error(`${option} is one of ${Object.keys(of).join(', ')}, not "${name}".`);
  return choice;
}

function missing(language: string, translations: readonly Translation[]): string[] {
  const count = translations.filter(({ state }) => state === 'missing').length;
  return count === 0
    ? []
    : [`${count} texts are left out, because their keys are missing in "${language}". npm run check:content names them.`];
}

function unknownFormer({ files }: Bundle): string[] {
  const stale = files.flatMap(({ units }) => units).filter(({ state }) => state === 'stale');
  const count = stale.filter(({ notes }) => !notes.some(({ kind }) => kind === 'former-source')).length;
  return count === 0 ? [] : [`${count} stale texts have no former source as a note, because git does not have it here.`];
}
