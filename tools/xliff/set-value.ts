import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { KeyPath } from '../../src/content/problem';

/**
 * Replaces a value in a JSON file; everything else stays the same, byte for byte.
 * @param value a text, or a list to write on one line
 * @throws Error if the file has no such key
 */
export function setValue(json: string, key: KeyPath, value: string | readonly string[]): string {
  const root = parseTree(json);
  const node = root && findNodeAtLocation(root, [...key]);
  if (!node) throw new Error(`There is no ${key.join('.')}.`);
  const written = typeof value === 'string' ? write(json, value) : `[${value.map((one) => write(json, one)).join(', ')}]`;
  return json.slice(0, node.offset) + written + json.slice(node.offset + node.length);
}

/** Serializes a text; no-break spaces are escaped if the file escapes them. */
function write(json: string, text: string): string {
  const quoted = JSON.stringify(text);
  if (!/\\u(?:00a0|202f)/i.test(json)) return quoted;
  return quoted.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
}
