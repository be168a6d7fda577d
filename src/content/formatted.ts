import { withoutSchemaKey } from './data-document';
import { identifyFile } from './file-kinds';
import { type KeyPath, valueAt } from './problem';
import { copyOf } from './schema-walk';
import { formatText } from './typography';

/** A text that is not formatted, and how it should be. */
interface Unformatted {
  key: KeyPath;
  text: string;
  formatted: string;
}

/**
 * The texts of a file that its formatter would change.
 * @param path path below `data/`
 * @param value what the file holds
 */
export function unformattedIn(path: string, value: unknown): Unformatted[] {
  const file = identifyFile(path);
  if (!file) return [];
  const language = 'language' in file ? file.language : undefined;
  return copyOf(file.schema, value).flatMap(({ path: key, text }) => {
    const formatted = formatText(text, language);
    return formatted === text ? [] : [{ key, text, formatted }];
  });
}

/**
 * What a file holds for pages and checks: without `$schema`, and with its texts formatted, so that no page shows one that is not.
 * @param path path below `data/`
 * @param value the value of its JSON
 */
export function contentOf(path: string, value: unknown): unknown {
  const content = withoutSchemaKey(value);
  const wrong = unformattedIn(path, content);
  if (wrong.length === 0) return content;
  const copy: unknown = JSON.parse(JSON.stringify(content));
  for (const { key, formatted } of wrong) {
    Object.assign(valueAt(copy, key.slice(0, -1)) as object, { [key.at(-1) as string | number]: formatted });
  }
  return copy;
}
