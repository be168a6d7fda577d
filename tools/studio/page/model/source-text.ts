import type { Content } from '../session/content';
import { valueAt } from '../site';
import { keyIn } from './keys';
import type { Spot } from './place';

/** Returns the text that a text translates, or must not differ from in its placeholders; undefined for the source language. */
export function sourceText(content: Content, { path, key, language }: Spot): string | undefined {
  const file = content.files.get(path);
  if (file?.inner === undefined || language === content.source) return undefined;
  const source = [...content.files.values()].find(
    (other) => other.inner === file.inner && other.language === content.source,
  );
  const text = valueAt(source?.value, keyIn(source?.value, file.value, key));
  return typeof text === 'string' && text !== '' ? text : undefined;
}
