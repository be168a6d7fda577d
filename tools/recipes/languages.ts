import { nearestPage, planAddresses } from '../../packages/addresses';
import { type Edit, localesFolder, type Problem, translationRecordPath } from '../../packages/content';
import { recordFiles } from '../../packages/content/define';
import type { CheckedContent } from '../../src/content/checks';
import { allCollections, factFiles, languageFiles, routingInput } from '../../src/content/model';
import { checkSources } from '../../src/data/checks/check-data';
import { picturesIn, removeUnnamed } from './pictures';
import { removeSamples } from './samples';
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

/** The settings that name one of the site's languages. */
const choices = ['sourceLanguage', 'defaultLanguage', 'notFoundLanguage', 'cookieBannerLanguage'] as const;

/**
 * Removes a language: its files, the pictures that no other file uses, and its code in the facts. Redirects to its pages, and its
 * published addresses, lead to the same page in the default language, or to the nearest one.
 * @throws Error if the site does not have the language or needs it, or if a file does not match its schema
 */
export function removeLanguage(sheet: Worksheet, code: string): void {
  const { path } = factFiles.SiteSettings;
  const site = sheet.value<Record<(typeof choices)[number], string>>(path);
  const at = sheet.languages.indexOf(code);
  if (at < 0) throw new Error(`The site has no language "${code}": it has ${sheet.languages.join(', ')}.`);
  const needed = choices.filter((name) => site[name] === code);
  if (needed.length > 0) {
    const key = needed.map((name) => `"${name}"`).join(', ');
    throw new Error(`The site needs "${code}": data/${path} names it in ${key}. Name another language there first.`);
  }
  sheet.edit(path, { kind: 'remove', key: ['languages', at] });
  for (const { catalogue } of allCollections) removeFromEntries(sheet, catalogue.path, catalogue.list, code);
  const files = sheet.files(`${localesFolder}/${code}/`);
  const pictures = files.flatMap((file) => picturesIn(sheet, file));
  for (const file of [...files, translationRecordPath(code)]) if (sheet.read(file)) sheet.put(file, undefined);
  removeUnnamed(sheet, pictures);
  removeSamples(sheet, ({ file }) => files.includes(file));
  redirectFrom(sheet, code);
}

/** Removes the language from every page that lists its languages. */
function removeFromEntries(sheet: Worksheet, path: string, list: string, code: string): void {
  const entries = sheet.value<Record<string, { languages?: string[] }[]>>(path)[list] ?? [];
  for (const [index, { languages = [] }] of entries.entries()) {
    const at = languages.indexOf(code);
    if (at >= 0) sheet.edit(path, { kind: 'remove', key: [list, index, 'languages', at] });
  }
}

/** Redirects what leads to a removed language: first the lines of `redirects.json`, then the addresses that the check finds lost. */
function redirectFrom(sheet: Worksheet, code: string): void {
  const { path } = factFiles.Redirects;
  const { redirects } = sheet.value<{ redirects: { to: string }[] }>(path);
  const target = targetsWithout(sheet, code);
  for (const [index, { to }] of redirects.entries()) {
    const [, language] = to.split(/[/#]/);
    if (language === code) sheet.edit(path, { kind: 'set', key: ['redirects', index, 'to'], value: target(to) });
  }
  const lost = checked(sheet).problems.flatMap((problem) => missingRedirect(problem) ?? []);
  for (const [index, value] of lost.entries())
    sheet.edit(path, { kind: 'insert', key: ['redirects'], at: redirects.length + index, value });
}

/** The redirect that the check asks for where an address was lost; undefined for another problem, or if a person has to choose. */
export function missingRedirect({ kind, fix }: Problem): { from: string; to: string } | undefined {
  const [, line] = kind === 'address-lost' ? (/add the line: (\{.*\})$/.exec(fix) ?? []) : [];
  return line === undefined ? undefined : JSON.parse(line);
}

/** Returns the function that finds the page to which an address of a removed language leads, with its section. */
function targetsWithout(sheet: Worksheet, code: string): (to: string) => string {
  const { published: content } = checked(sheet);
  if (!content) throw new Error('data/ has errors. npm run check:content shows where; fix them first.');
  const { languages, defaultLanguage } = content.SiteSettings;
  const input = routingInput(content);
  const { pathOf } = planAddresses(input);
  const { addresses } = sheet.value<{ addresses: Record<string, string> }>(recordFiles.PublishedAddresses.path);
  return (to) => {
    const [address = '', section] = to.split('#');
    const { target, language } = nearestPage(addresses[address] ?? code, [defaultLanguage, ...languages], input.collections);
    return pathOf(target, language) + (section !== undefined && target.kind === 'landing' ? `#${section}` : '');
  };
}

/** Checks the files of a worksheet; of pictures, only the names. */
function checked(sheet: Worksheet): CheckedContent {
  const [json, pictures] = [/\.json$/, /^images\//].map((kind) => sheet.files().filter((path) => kind.test(path)));
  return checkSources({
    sources: new Map(json?.map((path) => [path, sheet.text(path) ?? ''])),
    images: new Set(pictures?.map((path) => path.slice('images/'.length))),
    imageFacts: new Map(),
    staticFiles: new Set(),
  });
}
