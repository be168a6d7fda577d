import { allCollections, entriesIn } from '../../src/content/collection-facts';
import { applyEdit, applyEdits } from '../../src/content/document/apply-edit';
import { factFiles, languageFiles, localesFolder } from '../../src/content/file-kinds';
import { formatProblem, valueAt } from '../../src/content/problem';
import { checkSources } from '../../src/data/checks/check-data';
import type { DataSources } from '../../src/data/read-data';
import { siteTexts } from '../xliff/site-texts';

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
 * @throws Error if the code is invalid, the site has the language already, or the content check reports new errors
 */
export function addLanguage(data: DataSources, language: NewLanguage): AddedLanguage {
  const { code } = language;
  const { source, languages, problems } = siteTexts(data);
  if (!/^[a-z]{2}$/.test(code))
    throw new Error(`"${code}" is not the code of a language: write two small letters, such as pt.`);
  if ([source, ...languages].includes(code)) throw new Error(`The site has "${code}" already.`);
  const files = new Map([...copies(data, source, language), ...catalogues(data, code)]);
  const site = factFiles.SiteSettings.path;
  files.set(site, withEntry(data.sources.get(site) ?? '', ['languages'], code));
  const after = checkSources({ ...data, sources: new Map([...data.sources, ...files]) });
  const known = new Set(problems.map(formatProblem));
  const wrong = after.problems.filter((one) => one.severity === 'error' && !known.has(formatProblem(one)));
  if (wrong.length > 0) throw new Error(`Nothing is written:\n${wrong.map(formatProblem).join('\n')}`);
  return { files, toDo: tasks(data, source, code) };
}

/** Copies the files of the source language, without former addresses: the new language has none. */
function copies(data: DataSources, source: string, { code, own, segments }: NewLanguage): [string, string][] {
  const folder = `${localesFolder}/${source}/`;
  return [...data.sources]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      const file = path.slice(folder.length);
      const isLanguage = file === languageFiles.Language.path;
      const former =
        'previousSlugs' in (JSON.parse(text) as object)
          ? applyEdit(text, { kind: 'set', key: ['previousSlugs'], value: [] })
          : text;
      return [`${localesFolder}/${code}/${file}`, isLanguage ? withOwn(former, own, segments) : former];
    });
}

const withOwn = (json: string, own: NewLanguage['own'], segments: NewLanguage['segments']): string =>
  applyEdits(json, [
    ...Object.entries(own).map(([name, value]) => ({ kind: 'set', key: [name], value }) as const),
    ...Object.entries(segments).map(([name, value]) => ({ kind: 'set', key: ['segments', name], value }) as const),
    ...Object.keys(segments).map((name) => ({ kind: 'set', key: ['previousSegments', name], value: [] }) as const),
  ]);

/** Adds the language to every page that lists its languages, because the files of all pages were copied. */
function catalogues(data: DataSources, code: string): [string, string][] {
  return allCollections.map(({ catalogue, ...collection }) => {
    const json = data.sources.get(catalogue.path) ?? '';
    const entries = entriesIn({ catalogue, ...collection }, JSON.parse(json));
    const edited = entries.reduce(
      (text, { languages }, index) => (languages ? withEntry(text, [catalogue.list, index, 'languages'], code) : text),
      json,
    );
    return [catalogue.path, edited];
  });
}

function withEntry(json: string, key: readonly (string | number)[], entry: string): string {
  const list = valueAt(JSON.parse(json), key) as string[];
  return applyEdit(json, { kind: 'set', key, value: [...list, entry] });
}

function tasks(data: DataSources, source: string, code: string): string[] {
  const pictures = [...data.images].filter((path) => path.includes(`/${source}/`));
  const { demoFrameUrl } = JSON.parse(data.sources.get(factFiles.SiteSettings.path) ?? '') as { demoFrameUrl: string };
  return [
    `Texts: npm run translations -- --export ${code} writes them for translators, and --import FILE puts them back. Or translate the files in data/${localesFolder}/${code}/ by hand, then: npm run translations -- --done ${code}`,
    `Addresses: choose every "slug" in data/${localesFolder}/${code}/content/; they are still those of "${source}".`,
    `Pictures: ${pictures.length} contain words in "${source}". They stay until you add others to data/images/ and name them in the texts.`,
    ...(demoFrameUrl.includes('{{language}}') && demoFrameUrl.startsWith('/')
      ? [`Demo: add static${demoFrameUrl.replaceAll('{{language}}', code)}. Until then, pages show the one in "${source}".`]
      : []),
    'Then: npm run check:content',
  ];
}
