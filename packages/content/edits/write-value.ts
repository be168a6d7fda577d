import type { Node } from 'jsonc-parser';
import { childOf } from './json-tree';

/** The formatting of a file. */
export interface TextStyle {
  /** The line ending. */
  eol: string;
  /** One level of indentation. */
  unit: string;
  /** Characters that the file writes as escapes, such as a no-break space as `\u00a0`. */
  escaped: ReadonlySet<string>;
}

/** Detects a file's formatting from its first line ending, its first indented line and its escapes. */
export function styleOf(text: string): TextStyle {
  return {
    eol: /\r?\n/.exec(text)?.[0] ?? '\n',
    unit: /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? '  ',
    escaped: escapedIn(text),
  };
}

/** Returns the characters that a text writes as `\uXXXX` at least as often as unescaped. */
function escapedIn(text: string): Set<string> {
  const counts = new Map<string, number>();
  for (const [, before = '', code = ''] of text.matchAll(/(?<!\\)((?:\\\\)*)\\u([0-9a-f]{4})/gi)) {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    if (before.length % 2 === 0) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([sign, count]) => (text.split(sign).length - 1 > count ? [] : [sign])));
}

/** Returns the entries of a list, or the keys of a group with their values. */
export const itemsOf = (node: Node | undefined): readonly Node[] =>
  node?.type === 'array' || node?.type === 'object' ? (node.children ?? []) : [];

/** Returns the start of the line that contains an offset. */
export const blockStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

/** Returns the text between two items of a list or group that has at least one item. */
export function separatorOf(text: string, parent: Node, { eol }: TextStyle): string {
  const [first, second] = itemsOf(parent);
  if (!first) return ',';
  if (second) return text.slice(first.offset + first.length, second.offset);
  const lead = text.slice(parent.offset + 1, first.offset);
  return lead.includes('\n') ? `,${eol}${/[^\n]*$/.exec(lead)?.[0] ?? ''}` : ', ';
}

/** The position and the formatting of a value to write. */
interface Place {
  /** The file's current text. */
  text: string;
  style: TextStyle;
  /** The indentation of the line in which the value starts. */
  indent: string;
  /** A value whose formatting is copied: the former value or a neighbour. */
  like?: Node | undefined;
  /** The value that is replaced: its escapes are kept. */
  old?: Node | undefined;
  /** Whether to write the value on one line. */
  oneLine?: boolean;
}

/** Serializes a value as JSON, in the style of the file and of the model value `like`. */
export function writeValue(value: unknown, place: Place): string {
  if (typeof value !== 'object' || value === null) return writeScalar(value, place);
  const { like, style, text } = place;
  const model = (like?.type === 'array') === Array.isArray(value) && itemsOf(like).length > 0 ? like : undefined;
  const oneLine = model ? !sourceOf(text, model).includes('\n') : (place.oneLine ?? false);
  const indent = oneLine ? place.indent : place.indent + style.unit;
  const items = writeItems(value, { ...place, like: model, indent, oneLine });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (items.length === 0) return open + close;
  const { eol } = style;
  if (!oneLine) return `${open}${eol}${indent}${items.join(`,${eol}${indent}`)}${eol}${place.indent}${close}`;
  const space = model ? /^.(\s*)/.exec(sourceOf(text, model))?.[1] : { '[': '', '{': ' ' }[open];
  return `${open}${space}${items.join(', ')}${space}${close}`;
}

/** Serializes the entries of a list, or the keys of a group with their values, each like its own model. */
function writeItems(value: object, { like, old: _, ...place }: Place): string[] {
  if (Array.isArray(value)) {
    const modelOf = (index: number) => like && (childOf(like, index) ?? childOf(like, 0));
    return value.map((entry, index) => writeValue(entry, { ...place, like: modelOf(index) }));
  }
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return parts.map(([name, part]) => {
    const written = writeValue(part, { ...place, like: like && childOf(like, name) });
    return `${JSON.stringify(name)}: ${written}`;
  });
}

const sourceOf = (text: string, { offset, length }: Node) => text.slice(offset, offset + length);

function writeScalar(value: unknown, { style, old, text }: Place): string {
  const json = JSON.stringify(value) ?? 'null';
  if (typeof value !== 'string') return json;
  const escaped = old?.type === 'string' ? new Set([...style.escaped, ...escapedIn(sourceOf(text, old))]) : style.escaped;
  return [...json].map((sign) => (escaped.has(sign) && sign > '\u007f' ? escapeOf(sign) : sign)).join('');
}

const escapeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
