import type { KeyPath } from '../problem';

/** One change of a JSON file, by key. */
export type Edit =
  /** Gives a key its value; a key that is not there yet comes last, or before another one. */
  | { kind: 'set'; key: KeyPath; value: unknown; before?: string; source?: string }
  /** Puts an entry into a list, at an index from 0 to the list's length. */
  | { kind: 'insert'; key: KeyPath; at: number; value: unknown; source?: string }
  /** Takes an entry or a key out. */
  | { kind: 'remove'; key: KeyPath }
  /** Moves an entry of a list; `to` is its index afterwards. */
  | { kind: 'move'; key: KeyPath; from: number; to: number };
