import { formatProblem, localesFolder } from '../../packages/content';
import { factFiles } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import type { DataSources } from '../../src/data/read-data';
import { addLanguage as addToSheet } from './languages';
import { siteTexts } from './site-texts';
import { Worksheet } from './worksheet';

/** The facts about a new language. */
export interface NewLanguage {
  /** Two lowercase letters. */
  code: string;
  own: Readonly<Record<'name' | 'label' | 'openGraphLocale', string>>;
  /** The segments of its addresses; no other language has the same ones. */
  segments: Readonly<Record<string, string>>;
}

/** The files of a new language, and the remaining manual tasks. */
export interface AddedLanguage {
  /** The text of every file to write, by path below `data/`. */
  files: ReadonlyMap<string, string>;
  toDo: readonly string[];
}

/**
 * Adds a language in memory, with the files of the source language to be translated.
 * @throws Error if the code is invalid, the site has the language or its folder already, or the content check reports new errors
 */
export function addLanguage(data: DataSources, { code, own, segments }: NewLanguage): AddedLanguage {
  const { source, problems } = siteTexts(data);
  if (!/^[a-z]{2}$/.test(code))
    throw new Error(`"${code}" is not the code of a language: write two small letters, such as pt.`);
  const files = filesWith(data, { code, own, segments });
  const after = checkSources({ ...data, sources: new Map([...data.sources, ...files]) });
  const known = new Set(problems.map(formatProblem));
  const wrong = after.problems.filter((one) => one.severity === 'error' && !known.has(formatProblem(one)));
  if (wrong.length > 0) throw new Error(`Nothing is written:\n${wrong.map(formatProblem).join('\n')}`);
  return { files, toDo: tasks(data, source, code) };
}

/** Returns the files that are added or changed. */
function filesWith({ sources }: DataSources, { own, ...language }: NewLanguage): Map<string, string> {
  const sheet = new Worksheet([...sources.keys()], (path) => Buffer.from(sources.get(path) ?? ''));
  addToSheet(sheet, { ...language, ...own });
  return new Map([...sheet.contents].map(([path, bytes]) => [path, Buffer.from(bytes ?? '').toString('utf8')]));
}

function tasks(data: DataSources, source: string, code: string): string[] {
  const pictures = [...data.images].filter((path) => path.includes(`/${source}/`));
  const { demoFrameUrl } = JSON.parse(data.sources.get(factFiles.SiteSettings.path) ?? '') as { demoFrameUrl: string };
  return [
    `Texts: npm run xliff -- export ${code} writes them for translators, and npm run xliff -- import FILE puts them back. Or translate the files in data/${localesFolder}/${code}/ by hand, then: npm run translations -- --done ${code}`,
    `Addresses: choose every "slug" in data/${localesFolder}/${code}/content/; they are still those of "${source}".`,
    `Pictures: ${pictures.length} contain words in "${source}". They stay until you add others to data/images/ and name them in the texts.`,
    ...(demoFrameUrl.includes('{{language}}') && demoFrameUrl.startsWith('/')
      ? [`Demo: add static${demoFrameUrl.replaceAll('{{language}}', code)}. Until then, pages show the one in "${source}".`]
      : []),
    'Then: npm run check:content',
  ];
}
