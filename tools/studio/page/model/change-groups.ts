import type { Change } from '../../src/changes/changes';
import type { FieldsAnswer } from '../../src/server/page-answers';
import type { Content } from '../session/content';
import type { Field } from '../site';
import { keyOfName } from './keys';
import type { LanguageChange, Target } from './language-change';
import type { Place } from './place';
import { fieldAt } from './subject';
import { groupIds, isWhole } from './whole-entries';

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
    const { path, steps } = first.change;
    const place = first.isMark && file ? { path: file.path, key: keyOfName(file.value, first.name) } : { path, key: steps };
    const field = fieldAt(known.fields[file?.schema ?? ''], place.key);
    const codes = [content.source, ...content.languages];
    const places = (one: LanguageChange) => codes.indexOf(one.language ?? '');
    const changes = own.toSorted((one, other) => places(one) - places(other));
    return [{ id, place, ...(field && { field }), isWhole: own.some(isWhole), changes }];
  });
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
