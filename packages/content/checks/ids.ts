import { formatKey, type KeyPath, type Problem } from '../problems/problem';
import { problem } from '../problems/problem-kinds';
import type { DataDocument } from '../reading/data-document';
import { repeatsIn } from '../reading/repeats';
import { childSchema, isId } from '../schema/schema-walk';
import { walkTexts } from '../schema/walk-texts';

/** Ids that a list of a file contains twice, as entries, or as a key of entries that ends with Id; languages, too. */
export function repeatedIds(document: DataDocument): Problem[] {
  const schema = document.file?.schema;
  const isListed = (key: KeyPath) => key.at(-2) === 'languages' || isId(schema && childSchema(schema, key));
  const ids = walkTexts(document.value).filter(({ path }) => listOf(path) !== undefined && isListed(path));
  return repeatsIn(ids, ({ path, text }) => `${listOf(path)} ${text}`).map(([{ path: key, text: id }]) =>
    problem(document, key, {
      kind: 'id-twice',
      found: `the id "${id}" a second time`,
      expected: 'each id once',
      // An entry that is an id itself names something that is elsewhere.
      fix: typeof key.at(-1) === 'number' ? 'Take one of the two out.' : 'Give one of the two another id, or take it out.',
    }),
  );
}

/** The list that an id is in, directly or as a key of an entry. */
function listOf(key: KeyPath): string | undefined {
  if (typeof key.at(-1) === 'number') return formatKey(key.slice(0, -1));
  return typeof key.at(-2) === 'number' && /(?:^id|Id)$/.test(String(key.at(-1)))
    ? formatKey(key.toSpliced(-2, 1))
    : undefined;
}
