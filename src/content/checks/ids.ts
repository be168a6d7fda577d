import type { z } from 'zod';
import { identifyFile } from '../file-kinds';
import { memoize } from '../memoize';
import type { KeyPath, Problem } from '../problem';
import { childSchema, isId } from '../schema-walk';
import { type CheckedFiles, problemAt } from './check';

/** An id and its place. */
interface Place {
  key: KeyPath;
  id: string;
}

/** No list of any file contains an id twice, nor a key of an entry that ends with Id. */
export const checkIds = (files: CheckedFiles): Problem[] =>
  [...files.documents.values()].flatMap((document) =>
    repeatedIn(document).map(({ key, id }) =>
      problemAt(files, document.path, key, {
        kind: 'id-twice',
        found: `the id "${id}" a second time`,
        expected: 'each id once',
        // An entry that is an id itself names something that is elsewhere.
        fix: typeof key.at(-1) === 'number' ? 'Take one of the two out.' : 'Give one of the two another id, or take it out.',
      }),
    ),
  );

const repeatedIn = memoize(({ path, value }: { path: string; value: unknown }): Place[] => {
  const schema = identifyFile(path)?.schema;
  if (!schema) return [];
  return listsIn(value, []).flatMap(({ key, list }) => repeated(idsIn(schema, key, list)));
});

/** Every list inside a value. */
function listsIn(value: unknown, key: KeyPath): { key: KeyPath; list: readonly unknown[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Array.isArray(value)
    ? value.flatMap((entry, index) => listsIn(entry, [...key, index]))
    : Object.entries(value).flatMap(([name, entry]) => listsIn(entry, [...key, name]));
  return Array.isArray(value) ? [{ key, list: value }, ...inner] : inner;
}

/** The ids of a list, by kind: entries that are ids themselves, or keys of entries. */
function idsIn(schema: z.ZodType, key: KeyPath, list: readonly unknown[]): Place[][] {
  const names = new Set(list.flatMap((entry) => (typeof entry === 'object' && entry !== null ? Object.keys(entry) : [])));
  const paths: KeyPath[] = [[], ...[...names].filter((name) => /(?:^id|Id)$/.test(name)).map((name) => [name])];
  return paths.map((rest) =>
    list.flatMap((entry, index) => {
      const at = [...key, index, ...rest];
      const [name] = rest;
      const id = name === undefined ? entry : (entry as Record<string, unknown> | null)?.[name];
      const counts = typeof id === 'string' && isId(childSchema(schema, at));
      return counts ? [{ key: at, id }] : [];
    }),
  );
}

const repeated = (lists: readonly Place[][]): Place[] =>
  lists.flatMap((places) => {
    const seen = new Set<string>();
    return places.filter(({ id }) => seen.has(id) || !seen.add(id));
  });
