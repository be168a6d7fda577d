import { getNodeValue, type Node } from 'jsonc-parser';
import { isSame, type KeyPath } from '../problems/problem';
import type { Edit } from './edit';
import { childOf, EditError, nodeAt, parseJson } from './json-tree';
import { blockStart, itemsOf, separatorOf, styleOf, type TextStyle, writeValue } from './write-value';

/** A range of a text and its replacement. */
interface Splice {
  start: number;
  end: number;
  text: string;
}

/**
 * Edits JSON in place: everything outside the edit stays the same, byte for byte, and new parts are formatted like their
 * neighbours.
 * @param text the file's text
 * @returns the edited text
 * @throws EditError if the text is not valid JSON, or has no such key or index
 */
export function applyEdit(text: string, edit: Edit): string {
  const root = parseJson(text);
  const style = styleOf(text);
  const splices = splicesOf(text, root, edit, style).toSorted((a, b) => b.start - a.start);
  return splices.reduce((edited, { start, end, text: by }) => edited.slice(0, start) + by + edited.slice(end), text);
}

/** Applies edits in order; the keys of each edit refer to the result of the previous ones. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => edits.reduce(applyEdit, text);

function splicesOf(text: string, root: Node, edit: Edit, style: TextStyle): Splice[] {
  switch (edit.kind) {
    case 'set':
      return setValue(text, root, edit, style);
    case 'insert':
      return insertEntry(text, root, edit, style);
    case 'remove':
      return [removeItem(root, edit.key)];
    case 'move':
      return moveEntry(text, root, edit);
  }
}

function setValue(text: string, root: Node, edit: Edit & { kind: 'set' }, style: TextStyle): Splice[] {
  const { key, value } = edit;
  const node = key.length === 0 ? root : childOf(nodeAt(root, key.slice(0, -1)), key.at(-1));
  if (node) {
    if (isSame(getNodeValue(node), value)) return [];
    const indent = indentAt(text, node.offset);
    return [{ ...spanOf(node), text: writeValue(value, { text, style, indent, like: node, old: node }) }];
  }
  const parent = nodeAt(root, key.slice(0, -1));
  const name = key.at(-1);
  if (parent.type !== 'object' || typeof name !== 'string') throw new EditError(key, 'there is no such place');
  const like = parent.parent?.type === 'array' ? sibling(parent, name) : undefined;
  const write = (indent: string) =>
    `${JSON.stringify(name)}: ${writeValue(value, { text, style, indent, like, oneLine: isOneLine(text, parent) })}`;
  const before = itemsOf(parent).findIndex(({ children }) => children?.[0]?.value === edit.before);
  return [insertItem(text, parent, before < 0 ? itemsOf(parent).length : before, write, style)];
}

/** Returns the value of the same key in another entry of the list, as a model for the format. */
const sibling = (entry: Node, name: string) =>
  itemsOf(entry.parent)
    .map((other) => childOf(other, name))
    .find((node) => node !== undefined);

function insertEntry(text: string, root: Node, edit: Edit & { kind: 'insert' }, style: TextStyle): Splice[] {
  const list = nodeAt(root, edit.key);
  const entries = itemsOf(list);
  if (list.type !== 'array' || !isPlace(edit.at, entries.length))
    throw new EditError(edit.key, `there is no place ${edit.at}`);
  const like = entries[Math.max(edit.at - 1, 0)];
  const write = (indent: string) => writeValue(edit.value, { text, style, indent, like, oneLine: isOneLine(text, list) });
  return [insertItem(text, list, edit.at, write, style)];
}

const isPlace = (at: number, last: number) => Number.isInteger(at) && at >= 0 && at <= last;

/** Returns whether a list or group is written on one line; an empty one counts as its parent does. */
function isOneLine(text: string, node: Node): boolean {
  if (itemsOf(node).length > 0) return !text.slice(node.offset, node.offset + node.length).includes('\n');
  const holder = node.parent?.type === 'property' ? node.parent.parent : node.parent;
  return holder !== undefined && isOneLine(text, holder);
}

/** Inserts an item into a list or group: an entry, or a key with its value. */
function insertItem(text: string, parent: Node, at: number, write: (indent: string) => string, style: TextStyle): Splice {
  const items = itemsOf(parent);
  const [before, after] = [items[at - 1], items[at]];
  if (before || after) {
    const gap = separatorOf(text, parent, style);
    const item = write(gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n') + 1) : indentAt(text, parent.offset));
    const start = before ? endOf(before) : (after?.offset ?? 0);
    return { start, end: start, text: before ? gap + item : item + gap };
  }
  return { ...spanOf(parent), text: fillEmpty(text, parent, write, style) };
}

/** Returns the text of a list or group that was empty, with its first item. */
function fillEmpty(text: string, parent: Node, write: (indent: string) => string, { eol, unit }: TextStyle): string {
  const isList = parent.type === 'array';
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const indent = indentAt(text, parent.offset);
  if (!isOneLine(text, parent)) return `${open}${eol}${indent}${unit}${write(indent + unit)}${eol}${indent}${close}`;
  const space = isList ? '' : ' ';
  return `${open}${space}${write(indent)}${space}${close}`;
}

function removeItem(root: Node, key: KeyPath): Splice {
  const value = nodeAt(root, key);
  const item = value.parent?.type === 'property' ? value.parent : value;
  const parent = item.parent;
  if (!parent) throw new EditError(key, 'a whole file is removed as a file');
  const items = itemsOf(parent);
  const index = items.indexOf(item);
  const [before, after] = [items[index - 1], items[index + 1]];
  if (before) return { start: endOf(before), end: endOf(item), text: '' };
  if (after) return { start: item.offset, end: after.offset, text: '' };
  return { ...spanOf(parent), text: parent.type === 'array' ? '[]' : '{}' };
}

/** Moves an entry: the entries between the two indexes shift by one; the text between entries stays. */
function moveEntry(text: string, root: Node, { key, from, to }: Edit & { kind: 'move' }): Splice[] {
  const list = nodeAt(root, key);
  const entries = itemsOf(list);
  if (list.type !== 'array' || !isPlace(from, entries.length - 1) || !isPlace(to, entries.length - 1)) {
    throw new EditError(key, `an entry cannot move from ${from} to ${to}`);
  }
  const order = entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] as Node);
  return entries.flatMap((entry, index) => {
    const { offset, length } = order[index] as Node;
    return order[index] === entry ? [] : [{ ...spanOf(entry), text: text.slice(offset, offset + length) }];
  });
}

const endOf = ({ offset, length }: Node) => offset + length;

const spanOf = (node: Node) => ({ start: node.offset, end: endOf(node) });

/** Returns the indentation of the line that contains an offset. */
const indentAt = (text: string, offset: number) => /^[ \t]*/.exec(text.slice(blockStart(text, offset)))?.[0] ?? '';
