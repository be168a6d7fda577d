import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { recordOf, type Translation } from '../../src/content/translations';
import { dataFolder, readData } from '../../src/data/read-data';
import { bundleOf } from './bundle-of';
import { formerSources } from './former-sources';
import { siteTexts } from './site-texts';
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
export function exportXliff({ language, format, only, out = `${language}.xlf` }: ExportWish): string {
  const [write, isWanted] = [chosen('--format', writers, format), chosen('--only', choices, only)];
  const site = siteTexts(readData());
  if (!site.languages.includes(language)) throw new Error(`Name one language to export: ${site.languages.join(', ')}.`);
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
