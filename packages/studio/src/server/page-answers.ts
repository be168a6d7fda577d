import { basename } from 'node:path';
import type { Change } from '../changes/changes';
import { contentPath, isPicturePath } from '../files/content-path';
import { type Remedy, remedyFor } from '../recipes/remedies';
import { type TranslationTask, translationTasks } from '../recipes/translations';
import {
  allCollections,
  type CheckedContent,
  collections,
  entryLists,
  type Field,
  factFiles,
  fieldOf,
  identifyFile,
  knownNames,
  languageFiles,
  localesFolder,
  type Problem,
  planAddresses,
  routingInput,
  schemaReference,
  searchLengths,
  translationsFolder,
} from '../site';
import type { ReviewState, Studio } from '../studio';
import { factPlaces } from './fact-places';

/** A file of the content, for the page. */
export interface ContentFile {
  /** Path below `data/`. */
  path: string;
  text: string;
  /** The name of its schema, which is its key in `FieldsAnswer.fields`. */
  schema: string;
  /** The language of the file; `inner` is its path below that language's folder. */
  language?: string;
  inner?: string;
}

/** All content with the unsaved edits. */
export interface ContentAnswer {
  files: ContentFile[];
  /** Paths of all pictures, below `data/images`. */
  pictures: string[];
  languages: string[];
  /** The language that the others are translated from. */
  source: string;
  steps: { done: string[]; undone: string[] };
  /** Differs once the draft, or a file on the disk, has changed. */
  stamp: string;
}

/** Returns every JSON file that the site knows, with all edits. */
export function contentOf(studio: Studio): ContentAnswer {
  const sheet = studio.worksheet();
  const files = sheet.files().flatMap((path): ContentFile[] => {
    if (!identifyFile(path)) return [];
    const [, language, inner] = new RegExp(`^${localesFolder}/([a-z]{2})/(.+)$`).exec(path) ?? [];
    return [{ path, text: sheet.text(path) ?? '', schema: schemaName(path), ...(language && { language, inner }) }];
  });
  const pictures = sheet.files('images/').map((path) => path.slice('images/'.length));
  return {
    files,
    pictures,
    languages: sheet.languages,
    source: sheet.source,
    steps: studio.draft.steps,
    stamp: studio.stamp,
  };
}

const schemaName = (path: string) => basename(schemaReference(path) ?? identifyFile(path)?.kind ?? path, '.json');

/** Data that does not change while the studio runs: the fields of every kind of file, and the kinds of entries and pages to add. */
export interface FieldsAnswer {
  fields: Record<string, Field>;
  /** The placeholders that texts of these files may contain; a field's description can name more. */
  placeholders: Record<string, readonly string[]>;
  /** Where the facts are that placeholders stand for. */
  facts: typeof factPlaces;
  entries: typeof entryLists;
  /** Limits for the length of a page's title and description, in characters. */
  searchLengths: typeof searchLengths;
  collections: { name: string; kind: string; path: string; list: string; folder: string }[];
  /** Paths of the settings that have a shortcut. */
  paths: { site: string; redirects: string; language: string; packs: string };
  /** The folder of the records that say which texts a translation was made from. */
  translationsFolder: string;
}

/** Returns the fields of every existing kind of file, by schema name. */
export function fieldsOfAll(studio: Studio): FieldsAnswer {
  const fields: FieldsAnswer['fields'] = {};
  const placeholders: FieldsAnswer['placeholders'] = {};
  for (const path of studio.worksheet().files()) {
    const file = identifyFile(path);
    const name = schemaName(path);
    if (!file || fields[name]) continue;
    fields[name] = fieldOf(file.schema, path);
    placeholders[name] = knownNames({ kind: file.kind, file: path, key: [] });
  }
  const { SiteSettings, Redirects, Packs } = factFiles;
  return {
    fields,
    placeholders,
    facts: factPlaces,
    entries: entryLists,
    searchLengths,
    collections: Object.entries(collections).map(([name, { kind, catalogue, folder }]) => ({
      name,
      kind,
      folder,
      path: catalogue.path,
      list: catalogue.list,
    })),
    paths: { site: SiteSettings.path, redirects: Redirects.path, language: languageFiles.Language.path, packs: Packs.path },
    translationsFolder,
  };
}

/** A page of the site and its address in each language. */
export interface SitePage {
  kind: string;
  id: string;
  /** Its addresses, by language. */
  addresses: Record<string, string>;
}

/** A problem and its remedy, if there is one. */
export interface ToldProblem extends Problem {
  remedy?: Remedy['name'];
}

/** The result of checking the content. */
export interface CheckedAnswer {
  problems: readonly ToldProblem[];
  /** Open translations. */
  tasks: TranslationTask[];
  changes: Change[];
  /** The pages of the preview; undefined if there is none, since the saved content has an error, too. */
  pages?: SitePage[];
  /** What can be sent for review, and what was sent. */
  review?: ReviewState;
}

/** Checks the content with all edits; returns problems, open translations, changes and pages. */
export function checkedOf(studio: Studio): CheckedAnswer {
  const { problems, content = studio.shown() } = studio.check();
  const pages = content && pagesOf(content);
  return {
    problems: problems.map(toldProblem),
    tasks: translationTasks(studio.worksheet()),
    changes: studio.changes(),
    ...(pages && { pages }),
  };
}

/** Adds the remedy of a problem. */
function toldProblem(problem: Problem): ToldProblem {
  const remedy = remedyFor(problem);
  return { ...problem, ...(remedy && { remedy: remedy.name }) };
}

function pagesOf(content: NonNullable<CheckedContent['content']>): SitePage[] {
  const kinds = allCollections.flatMap(({ kind, list }) => [kind, ...(list ? [list.kind] : [])]);
  const pages = new Map<string, SitePage>();
  for (const { kind, id, canonicalPath, path, indexed, language } of planAddresses(routingInput(content)).pages) {
    if (path !== canonicalPath || !(indexed && ['landing', ...kinds].includes(kind))) continue;
    const page = pages.get(`${kind} ${id}`) ?? { kind, id, addresses: {} };
    page.addresses[language] = path;
    pages.set(`${kind} ${id}`, page);
  }
  return [...pages.values()];
}

/**
 * Returns a picture with all edits.
 * @throws Error if there is no picture at this path
 */
export function pictureOf({ draft }: Studio, path: string): { bytes: string } {
  const bytes = isPicturePath(path) ? draft.read(contentPath(path)) : undefined;
  if (!bytes) throw new Error(`There is no picture data/${path}.`);
  return { bytes: bytes.toString('base64') };
}
