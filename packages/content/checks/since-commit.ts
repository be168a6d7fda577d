import type { Collection } from '../define/collection';
import { entryTextFields } from '../define/fields';
import { recordFiles } from '../define/records';
import { entriesIn } from '../model/collections';
import { entryPath } from '../model/file-kinds';
import type { Model } from '../model/model';
import { type Problem, restore, valueAt } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { quoted } from '../problems/quotation';
import { readJson } from '../reading/json';
import { picturesOf } from '../schema/schema-walk';
import { contentOf } from '../texts/formatted';
import { type CheckedFiles, entriesOf } from './check';

/** The collections whose entries have a date of last change. */
const datedIn = ({ collections }: Model): Collection[] =>
  Object.values(collections).filter(({ catalogue }) => 'updated' in catalogue.entry.shape);

/**
 * What to read from the last commit.
 * @param facts the files of facts that checks of the site compare
 * @param paths every file below `data/`
 * @returns the files that are compared, and the folders of pictures
 */
export function comparedPaths(model: Model, facts: readonly string[], paths: readonly string[]): string[] {
  const { SiteSettings, Redirects } = model.factFiles;
  const compared = new Set([
    ...facts,
    ...[SiteSettings, Redirects, recordFiles.PublishedAddresses].map(({ path }) => path),
    ...datedIn(model).map(({ catalogue }) => catalogue.path),
  ]);
  const read = paths.flatMap((path) => {
    if (path.startsWith('images/')) return path.slice(0, path.lastIndexOf('/'));
    return compared.has(path) || model.identifyFile(path)?.language !== undefined ? path : [];
  });
  return [...new Set(read)];
}

/** Changes since the last commit that are probably mistakes; after the commit, nothing compares them. */
export const checkSinceCommit = (files: CheckedFiles): Problem[] => [dates(files), addresses(files), pictures(files)].flat();

/** A changed page needs a new date in its catalogue. Translations follow and need no date of their own. */
function dates(files: CheckedFiles): Problem[] {
  // Today in the editor's time zone.
  const today = new Date().toLocaleDateString('sv-SE');
  return datedIn(files.model).flatMap((collection) => {
    const { path, list } = collection.catalogue;
    const before = new Map(entriesIn(collection, committedValue(files, path)).map(({ id, updated }) => [id, updated]));
    return entriesOf(files, collection).flatMap(({ id, updated = today }, index) => {
      const text = entryPath(files.sourceLanguage, collection, id);
      if (updated >= today || before.get(id) !== updated || !saysOtherwise(files, text)) return [];
      return problemAt(files, path, [list, index, 'updated'], {
        kind: 'date-left',
        found: `"${updated}", while data/${text} has changed since the last commit`,
        expected: 'the day of the last change',
        fix: 'Write today’s date; leave it if the page says the same in other words.',
        instead: { from: updated, to: today },
      });
    });
  });
}

/** The record only grows. A redirect that has become a page is recorded as that page. */
function addresses(files: CheckedFiles): Problem | [] {
  const { path, schema } = recordFiles.PublishedAddresses;
  const before = schema.safeParse(committedValue(files, path)).data?.addresses ?? {};
  const now = schema.safeParse(files.documents.get(path)?.value).data?.addresses;
  const changed = Object.keys(before).filter(
    (address) => now && now[address] !== before[address] && !(now[address] && before[address] === 'redirect'),
  );
  if (changed.length === 0) return [];
  const more = changed.length - 3;
  return problemAt(files, path, ['addresses'], {
    kind: 'address-unrecorded',
    found: `no longer what the last commit has for ${quoted(changed.slice(0, 3))}${more > 0 ? ` and ${more} more` : ''}`,
    expected: 'every published address to stay',
    fix: `Undo the change; ${restore(path)}`,
  });
}

/** What belongs to each version of a picture. */
const parts = { src: ['alt', 'portrait'], portrait: ['src'] } as const;

/** A picture that was replaced since the last commit needs other words and another upright version. */
function pictures(files: CheckedFiles): Problem[] {
  return [...files.documents].flatMap(([path, { file, value }]) => {
    const named = file ? picturesOf(file.schema, value) : [];
    const before = named.length > 0 ? committedValue(files, path) : undefined;
    if (before === undefined) return [];
    return named.flatMap(({ path: key }) => {
      const place = key.slice(0, -1);
      const partOf = (one: unknown, name: string) => valueAt(one, [...place, name]) as string | undefined;
      const isNew = (name: string) =>
        partOf(value, name) !== partOf(before, name) || hasOtherContent(files, partOf(value, name));
      const changed = String(key.at(-1));
      if (!(changed in parts) || partOf(before, changed) === undefined || !isNew(changed)) return [];
      const left = parts[changed as keyof typeof parts].filter((name) => partOf(value, name) !== undefined && !isNew(name));
      if (left.length === 0) return [];
      return problemAt(files, path, key, {
        kind: 'picture-left',
        found: `a new picture, while ${quoted(left)} ${left.length > 1 ? 'are' : 'is'} as in the last commit`,
        expected: 'what belongs to the new picture',
        fix: `Change ${quoted(left)}, too, unless it still fits.`,
      });
    });
  });
}

function hasOtherContent({ imageFacts, committed }: CheckedFiles, src = ''): boolean {
  const id = imageFacts.get(src)?.id;
  const before = committed.get(`images/${src}`);
  return id !== undefined && before !== undefined && id !== before;
}

/** Whether the texts of a page have changed since the last commit, apart from its address and its search result. */
export function saysOtherwise(files: CheckedFiles, path: string): boolean {
  const before = committedValue(files, path);
  const document = files.documents.get(path);
  if (before === undefined || document === undefined) return false;
  return wordsOf(before) !== wordsOf(document.value);
}

/** The texts of a page: without its address, its search result, and differences in kinds of spaces. */
function wordsOf(value: unknown): string {
  const words = Object.entries(value as object).filter(([key]) => !Object.hasOwn(entryTextFields, key));
  return JSON.stringify(words).replace(/\s+/g, ' ');
}

/** The value of a file in the last commit; undefined if it did not exist or was not JSON. */
export const committedValue = ({ model, committed }: Pick<CheckedFiles, 'model' | 'committed'>, path: string): unknown =>
  contentOf(model.identifyFile(path), readJson(committed.get(path) ?? ''));
