import { listsIn } from '../model/joined-lists';
import { closestName } from '../problems/closest';
import { type KeyPath, type Problem, valueAt } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { quoted } from '../problems/quotation';
import { isGroup } from '../reading/json';
import { languagePath, pathInLanguage } from '../reading/paths';
import type { CheckedFiles } from './check';

/** The ids of a list, and its place. */
interface IdList {
  path: string;
  key: KeyPath;
  ids: readonly string[];
}

/** The lists of texts with the same ids, one per language, and the facts to which they belong, if any. */
interface Shared {
  facts: readonly IdList[];
  texts: readonly IdList[];
  /** The texts of the source language, which decide if the others disagree. */
  source: IdList | undefined;
}

/** Entries have the same ids in all files; the majority of files decides which id is right. */
export function checkSharedIds(files: CheckedFiles): Problem[] {
  const { sourceLanguage, languages } = files;
  const sourceFolder = languagePath(sourceLanguage, '');
  return [...files.documents.values()].flatMap(({ path, value }) => {
    if (!path.startsWith(sourceFolder)) return [];
    const paths = languages.map((language) => languagePath(language, pathInLanguage(path)));
    return Object.keys(value as object).flatMap((key) => {
      const texts = paths.flatMap((one) => {
        const document = files.documents.get(one);
        return document ? idList(one, [key], valueAt(document.value, [key])) : [];
      });
      const source = texts.find((list) => list.path === path);
      return disagreements(files, { facts: factsOf(files, path, key), texts, source });
    });
  });
}

/** The lists of facts whose words stand under a key of a file. */
function factsOf({ model, documents }: CheckedFiles, path: string, key: string): IdList[] {
  const kind = documents.get(path)?.file?.kind;
  return model.joinedLists
    .filter((list) => list.texts === kind && list.key === key)
    .flatMap(({ facts, keys }) => {
      const file = model.factFiles[facts]?.path ?? '';
      return listsIn(documents.get(file)?.value, keys).map((list) => idList(file, list.key, list.entries));
    });
}

const idList = (path: string, key: KeyPath, entries: unknown): IdList => ({ path, key, ids: idsIn(entries) });

/** The ids of the entries of a list that have one. */
export const idsIn = (list: unknown): string[] =>
  Array.isArray(list) ? list.flatMap((entry) => (isGroup(entry) && typeof entry.id === 'string' ? entry.id : [])) : [];

function disagreements(files: CheckedFiles, shared: Shared): Problem[] {
  const { facts, texts } = shared;
  const lists = [...facts, ...texts];
  const right = [...new Set(lists.flatMap(({ ids }) => ids))].filter((id) => isRight(id, shared));
  return lists.flatMap((list) => {
    const free = right.filter((id) => !list.ids.includes(id));
    const over = list.ids.filter((id) => !right.includes(id)).map((id) => ({ id, meant: closestName(id, free) }));
    // Of several lists of facts, none needs every id.
    const lacking = facts.length > 1 && facts.includes(list) ? [] : free;
    return [
      ...over.map(({ id, meant }) => {
        const without = filesOf(lists.filter(({ path, ids }) => path !== list.path && !ids.includes(id)));
        return problemAt(files, list.path, [...list.key, list.ids.indexOf(id), 'id'], {
          kind: 'id-unknown',
          found: `"${id}", which is missing in ${without}`,
          expected: `one of ${quoted(right)}`,
          fix: meant ? `Did you mean "${meant}"?` : `Correct the id, add it to ${without}, or take this entry out.`,
        });
      }),
      ...lacking
        .filter((id) => !over.some(({ meant }) => meant === id))
        .map((id) => {
          const others = filesOf(lists.filter(({ ids }) => ids.includes(id)));
          return problemAt(files, list.path, list.key, {
            kind: 'id-missing',
            found: `no "${id}"`,
            expected: `the same ids as in ${others}`,
            fix: `Add "${id}", or take it out of ${others}.`,
          });
        }),
    ];
  });
}

/** The facts have one vote, and so does each language; several lists of facts have no vote against an id. */
function isRight(id: string, { facts, texts, source }: Shared): boolean {
  const has = ({ ids }: IdList) => ids.includes(id);
  const isFact = facts.some(has);
  const doFactsCount = isFact || facts.length === 1;
  const votes = texts.filter(has).length + (isFact ? 1 : 0);
  const against = texts.length + (doFactsCount ? 1 : 0) - votes;
  if (votes !== against) return votes > against;
  return doFactsCount ? isFact : source === undefined || has(source);
}

/** The distinct files of some lists as text; only the first ones if there are many. */
function filesOf(lists: readonly IdList[]): string {
  const paths = [...new Set(lists.map(({ path }) => `data/${path}`))];
  const named = paths.length > 3 ? [...paths.slice(0, 2), `${paths.length - 2} more`] : paths;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join();
}
