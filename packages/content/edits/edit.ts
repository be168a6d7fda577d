import type { KeyPath } from '../problems/problem';

/** One change of a JSON file, by key. */
export type Edit =
  /** Sets the value of a key; a new key is added at the end, or before the key `before`. */
  | { kind: 'set'; key: KeyPath; value: unknown; before?: string }
  /** Inserts an entry into a list, at an index from 0 to the list's length. */
  | { kind: 'insert'; key: KeyPath; at: number; value: unknown }
  /** Removes an entry or a key. */
  | { kind: 'remove'; key: KeyPath }
  /** Moves an entry of a list; `to` is its new index. */
  | { kind: 'move'; key: KeyPath; from: number; to: number };
