import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { formatKey, type KeyPath } from '../problems/problem';
import { parseStrictly } from '../reading/json';

/** An edit that does not fit the file. */
export class EditError extends Error {
  constructor(
    readonly key: KeyPath,
    reason: string,
  ) {
    super(`${formatKey(key) || 'The file'}: ${reason}.`);
  }
}

/**
 * Parses JSON strictly, into a tree with the offset of every value.
 * @throws EditError if the text is not valid JSON
 */
export function parseJson(text: string): Node {
  const { root, errors } = parseStrictly(text);
  if (!root || errors.length > 0) throw new EditError([], 'it has to be valid JSON before it can be edited by key');
  return root;
}

/**
 * Returns the node at a key.
 * @throws EditError if there is no such key
 */
export function nodeAt(root: Node, key: KeyPath): Node {
  const node = findNodeAtLocation(root, [...key]);
  if (!node) throw new EditError(key, 'there is no such key');
  return node;
}

/** Returns the node of a key in a group or of an entry in a list; undefined if there is none. */
export const childOf = (node: Node, step: string | number | undefined): Node | undefined =>
  step === undefined || (node.type === 'array') !== (typeof step === 'number')
    ? undefined
    : findNodeAtLocation(node, [step]);
