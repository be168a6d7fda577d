import type { DataFile } from '../define/data-file';
import { type KeyPath, valueAt } from '../problems/problem';
import { withoutSchemaKey } from '../reading/data-document';
import { copyOf } from '../schema/schema-walk';
import { formatText } from './typography';

/** A text that is not formatted, and how it should be. */
interface Unformatted {
  key: KeyPath;
  text: string;
  formatted: string;
}

/**
 * The texts of a file that its formatter would change.
 * @param file what the file is
 * @param value what it holds
 */
export function unformattedIn(file: DataFile | undefined, value: unknown): Unformatted[] {
  if (!file) return [];
  return copyOf(file.schema, value).flatMap(({ path: key, text }) => {
    const formatted = formatText(text, file.language);
    return formatted === text ? [] : [{ key, text, formatted }];
  });
}

/**
 * What a file holds for pages and checks: without `$schema`, and with its texts formatted, so that no page shows one that is not.
 * @param file what the file is
 * @param value the value of its JSON
 */
export function contentOf(file: DataFile | undefined, value: unknown): unknown {
  const content = withoutSchemaKey(value);
  const wrong = unformattedIn(file, content);
  if (wrong.length === 0) return content;
  const copy: unknown = JSON.parse(JSON.stringify(content));
  for (const { key, formatted } of wrong) {
    Object.assign(valueAt(copy, key.slice(0, -1)) as object, { [key.at(-1) as string | number]: formatted });
  }
  return copy;
}
