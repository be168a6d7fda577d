import { allCollections, type Edit, factFiles, languageFiles, localesFolder } from '../site';
import type { Worksheet } from './worksheet';

/** The facts about a new language. */
export interface NewLanguage {
  /** Two lowercase letters. */
  code: string;
  name: string;
  label: string;
  openGraphLocale: string;
  /** The segments of its addresses; no other language has the same ones. */
  segments: Readonly<Record<string, string>>;
}

/**
 * Adds a language, with the texts and pictures of the source language until they are translated. Each translation becomes a task.
 * @throws Error if the site has the language already, or if its folder exists, which may hold translations
 */
export function addLanguage(sheet: Worksheet, { code, segments, ...own }: NewLanguage): void {
  if (sheet.languages.includes(code)) throw new Error(`The site has "${code}" already.`);
  const [from, to] = [sheet.source, code].map((language) => `${localesFolder}/${language}/`) as [string, string];
  if (sheet.files(to).length > 0) throw new Error(folderNote(code));
  for (const path of sheet.files(from)) sheet.put(path.replace(from, to), sheet.read(path));
  const file = `${to}${languageFiles.Language.path}`;
  sheet.edit(file, ...Object.entries(own).map(([name, value]): Edit => ({ kind: 'set', key: [name], value })));
  for (const [name, value] of Object.entries(segments)) {
    sheet.edit(
      file,
      { kind: 'set', key: ['segments', name], value },
      { kind: 'set', key: ['previousSegments', name], value: [] },
    );
  }
  // The new language has no former addresses.
  for (const path of sheet.files(`${to}content/`)) {
    if ('previousSlugs' in sheet.value<object>(path)) sheet.edit(path, { kind: 'set', key: ['previousSlugs'], value: [] });
  }
  const site = factFiles.SiteSettings.path;
  sheet.edit(site, { kind: 'insert', key: ['languages'], at: sheet.languages.length, value: code });
  for (const { catalogue } of allCollections) nameInEntries(sheet, catalogue.path, catalogue.list, code);
}

const folderNote = (code: string) =>
  `data/${localesFolder}/${code} exists already. Add "${code}" to "languages" in site.json, or remove the folder.`;

/** Adds the language to every page that lists its languages, because the files of all pages were copied. */
function nameInEntries(sheet: Worksheet, path: string, list: string, code: string): void {
  const entries = sheet.value<Record<string, { languages?: string[] }[]>>(path)[list] ?? [];
  for (const [index, { languages }] of entries.entries()) {
    if (languages) sheet.edit(path, { kind: 'insert', key: [list, index, 'languages'], at: languages.length, value: code });
  }
}
