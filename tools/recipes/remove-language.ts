import { formatProblem, languageMeant } from '../../packages/content';
import { factFiles } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import type { DataSources } from '../../src/data/read-data';
import { removeLanguage as removeFromSheet } from './languages';
import { siteTexts } from './site-texts';
import { Worksheet } from './worksheet';

/** What the removal of a language changes, and the remaining manual tasks. */
export interface RemovedLanguage {
  /** The text of every file to write, by path below `data/`; undefined for files to delete. */
  files: ReadonlyMap<string, string | undefined>;
  toDo: readonly string[];
}

/**
 * Removes a language in memory.
 * @throws Error if the site does not have the language or needs it, or if the content check reports new errors
 */
export function removeLanguage(data: DataSources, named: string): RemovedLanguage {
  const { problems, languages } = siteTexts(data);
  const code = languageMeant(named, languages) ?? named;
  const pictures = [...data.images].map((path) => `images/${path}`);
  const sheet = new Worksheet([...data.sources.keys(), ...pictures], (path) => Buffer.from(data.sources.get(path) ?? ''));
  removeFromSheet(sheet, code);
  const sources = new Map(sheet.files().flatMap((path) => (path.endsWith('.json') ? [[path, sheet.text(path) ?? '']] : [])));
  const images = new Set([...data.images].filter((path) => !sheet.contents.has(`images/${path}`)));
  const known = new Set(problems.map(formatProblem));
  const after = checkSources({ ...data, sources, images }).problems;
  const wrong = after.filter((one) => one.severity === 'error' && !known.has(formatProblem(one)));
  if (wrong.length > 0) throw new Error(`Nothing is changed:\n${wrong.map(formatProblem).join('\n')}`);
  const files = new Map([...sheet.contents].map(([path, bytes]) => [path, bytes && Buffer.from(bytes).toString('utf8')]));
  return { files, toDo: tasks(data, code) };
}

function tasks({ sources, staticFiles }: DataSources, code: string): string[] {
  const fileIn = (path: string) => JSON.parse(sources.get(path) ?? '{}') as Record<string, string>;
  const demo = fileIn(factFiles.SiteSettings.path).demoFrameUrl?.replaceAll('{{language}}', code) ?? '';
  return [
    `Redirects: data/${factFiles.Redirects.path} leads the addresses of this language to the nearest pages of the others. Read through the new lines.`,
    ...(staticFiles.has(demo) ? [`Demo: delete static${demo}.`] : []),
    ...(fileIn(factFiles.ErrorTexts.path).language === code
      ? [`Page for failures: data/${factFiles.ErrorTexts.path} is in this language. Write it in another one.`]
      : []),
    'Texts: look for sentences in the other languages that mention this one.',
    'Then: npm run check:content',
  ];
}
