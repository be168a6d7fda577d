import { getNodeValue, type Node } from 'jsonc-parser';
import type { KeyPath } from '../problem';
import { applyEdit } from './apply-edit';
import type { Edit } from './edit';
import { childOf, nodeAt, parseJson } from './json-tree';
import { itemsOf } from './write-value';

/**
 * Returns the edit that undoes another one and restores the same bytes.
 * @param text the file before the edit
 * @throws EditError if the edit does not fit the file
 */
export function reverseEdit(text: string, edit: Edit): Edit {
  const edited = applyEdit(text, edit);
  const root = parseJson(text);
  const reverse = plainReverse(text, root, edit);
  // A list or group with unusual formatting is restored as a whole.
  return applyEdit(edited, reverse) === text ? reverse : setBack(text, root, parentOf(edit));
}

/** Returns the key of the list or group whose formatting an edit changes. */
const parentOf = (edit: Edit): KeyPath =>
  edit.kind === 'insert' || edit.kind === 'move' ? edit.key : edit.key.slice(0, -1);

function plainReverse(text: string, root: Node, edit: Edit): Edit {
  const { key } = edit;
  if (edit.kind === 'move') return { kind: 'move', key, from: edit.to, to: edit.from };
  if (edit.kind === 'insert') return { kind: 'remove', key: [...key, edit.at] };
  if (key.length === 0) return setBack(text, root, key);
  const parent = nodeAt(root, key.slice(0, -1));
  const node = childOf(parent, key.at(-1));
  if (edit.kind === 'set') return node ? setBack(text, root, key) : { kind: 'remove', key };
  if (!node || itemsOf(parent).length === 1) return setBack(text, root, key.slice(0, -1));
  const source = text.slice(node.offset, node.offset + node.length);
  const value: unknown = getNodeValue(node);
  const step = key.at(-1);
  if (typeof step === 'number') return { kind: 'insert', key: key.slice(0, -1), at: step, value, source };
  const items = itemsOf(parent);
  const next = items[items.indexOf(node.parent as Node) + 1]?.children?.[0]?.value as string | undefined;
  return { kind: 'set', key, value, source, ...(next !== undefined && { before: next }) };
}

function setBack(text: string, root: Node, key: KeyPath): Edit {
  const node = nodeAt(root, key);
  return { kind: 'set', key, value: getNodeValue(node), source: text.slice(node.offset, node.offset + node.length) };
}
