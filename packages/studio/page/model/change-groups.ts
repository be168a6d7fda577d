import type { Change } from '../../src/changes/changes';
import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content, OpenFile } from '../session/content';
import type { Field } from '../site';
import { keyOfName, type Place } from './keys';
import { fieldAt } from './subject';

/** The changes of one field or of one whole entry, in all languages. */
export interface ChangeGroup {
  id: string;
  place: Place;
  /** Undefined if no schema describes it. */
  field?: Field;
  /** Whether they add, remove or move an entry or a page, with all its files: they are taken back together. */
  isWhole: boolean;
  changes: LanguageChange[];
}

/** Groups changes by field or entry: those of all languages together, with the marks of its translations. */
export function groupsOf(changes: readonly Change[], content: Content, known: FieldsAnswer): ChangeGroup[] {
  const targets = changes.flatMap((change) => targetsOf(change, content, known));
  const idOfGroup = groupIds(targets, known);
  const ids = targets.map(idOfGroup);
  return [...new Set(ids)].flatMap((id) => {
    const own = targets.filter((_, index) => ids[index] === id);
    const [first] = own.toSorted((one, other) => Number(one.isMark) - Number(other.isMark));
    if (!first) return [];
    const file = [...content.files.values()].find(({ inner, path }) => (inner ?? path) === first.inner);
    const place = placeOf(first, file);
    const field = fieldAt(known.fields[file?.schema ?? ''], place.key);
    const codes = [content.source, ...content.languages];
    const places = (one: LanguageChange) => codes.indexOf(one.language ?? '');
    const changes = own.toSorted((one, other) => places(one) - places(other));
    return [{ id, place, ...(field && { field }), isWhole: own.some(isWhole), changes }];
  });
}

/** Returns where a change is now: other changes may have moved its entry. An entry that is gone stays where it was. */
function placeOf({ change: { path, steps, kind }, isMark, name }: Target, file: OpenFile | undefined): Place {
  const key = file ? keyOfName(file.value, name) : steps;
  if (isMark && file) return { path: file.path, key };
  return { path, key: kind === 'removed' || key.includes(-1) ? steps : key };
}

const inLanguage = /^[^/]+\/([a-z]{2})\/(.+)$/;

function targetsOf(change: Change, { files }: Content, { translationsFolder }: FieldsAnswer): Target[] {
  const { path, steps, name } = change;
  const [file, key = ''] = steps.map(String);
  if (path.startsWith(`${translationsFolder}/`) && file !== undefined) {
    const language = path.slice(translationsFolder.length + 1, -'.json'.length);
    return [{ inner: file, name: key, change, language, isMark: true }];
  }
  // A file that was removed is not among the files any more.
  const [, code, below = path] = inLanguage.exec(path) ?? [];
  const { language = files.has(path) ? undefined : code, inner = language === undefined ? path : below } =
    files.get(path) ?? {};
  return [{ inner, name, change, isMark: false, ...(language !== undefined && { language }) }];
}

/** Returns whether a change adds, removes or moves an entry of a list or a whole file, rather than a field of it. */
const isWhole = ({ isMark, change: { kind, steps } }: Target): boolean =>
  !isMark && kind !== 'changed' && (steps.length === 0 || typeof steps.at(-1) === 'number');

/**
 * Returns a function that tells the group of a change. Changes of the same place in several languages are in one group. The group of
 * an entry also has its facts and its files, and if it is added or removed, the pictures, the marks of translations and the lines of
 * sample values that go with it.
 */
function groupIds(targets: readonly Target[], known: FieldsAnswer): (target: Target) => string {
  const entries = targets.filter((target) => isWhole(target) && target.change.kind !== 'moved' && !isPicture(target));
  const withPicture = ({ inner }: Target) =>
    entries.find((entry) => textOf(entry).includes(`"${inner.slice(pictures.length)}"`));
  const withMark = ({ inner, name }: Target) =>
    entries.find((entry) => entry.inner === inner && (entry.name === '' || name.startsWith(`${entry.name}.`)));
  const withSample = ({ change: { before } }: Target) => {
    const { file = '', key = '' } = (before ?? {}) as { file?: string; key?: string };
    return entries.find((entry) => file.endsWith(entry.inner) && key.startsWith(`${entry.name}.`));
  };
  const ownerOf = (target: Target) => {
    if (isPicture(target)) return withPicture(target);
    return target.inner === samples ? withSample(target) : target.isMark ? withMark(target) : undefined;
  };
  return (target) => idOfEntry(ownerOf(target) ?? target, known);
}

const pictures = 'images/';

/** The list of sample values. */
const samples = 'sample-values.json';

const isPicture = ({ inner }: Target) => inner.startsWith(pictures);

const textOf = ({ change: { before, after } }: Target) => JSON.stringify([before, after]);

/** Returns the id of a place; the texts of an entry have that of its facts, the files of a page that of its place in the list. */
function idOfEntry({ inner, name }: Target, { collections, entries }: FieldsAnswer): string {
  const page = collections.find(({ folder }) => name === '' && inner.startsWith(`${folder}/`));
  if (page) return `${page.path} ${page.list}.${inner.slice(page.folder.length + 1, -'.json'.length)}`;
  const texts = Object.values(entries).find(({ words }) => words.path === inner && name.split('.')[0] === words.list);
  const facts = name.split('.').length === 2 ? texts?.facts : undefined;
  return facts ? `${facts.path} ${facts.list}.${name.split('.')[1]}` : `${inner} ${name}`;
}

/** A change with its language. */
export interface LanguageChange {
  change: Change;
  language?: string;
  /** Whether it only records that a translation is right. */
  isMark: boolean;
}

/** A change, what it changes, and the file of the language without the language's folder. */
interface Target extends LanguageChange {
  inner: string;
  name: string;
}
