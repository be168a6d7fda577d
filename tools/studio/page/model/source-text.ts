import type { Content } from '../session/content';
import { valueAt } from '../site';
import { keyIn } from './keys';
import type { Spot } from './place';
import { referredPath } from './subject';

/** Returns the text that a text translates; undefined for the source language. */
export function sourceText(content: Content, { path, key, language }: Spot): string | undefined {
  const file = content.files.get(path);
  if (file?.inner === undefined || language === content.source) return undefined;
  const source = content.files.get(referredPath(content, { file: file.inner, ofLanguage: true }))?.value;
  const text = valueAt(source, keyIn(source, file.value, key));
  return typeof text === 'string' && text !== '' ? text : undefined;
}
