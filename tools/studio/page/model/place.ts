import type { KeyPath } from '../site';

/** A place in the content: a file below `data/`, and a key in it. */
export interface Place {
  path: string;
  key: KeyPath;
}

/** A place with what it holds; the same field in another language has a spot of its own. */
export interface Spot extends Place {
  /** The language that its file belongs to. */
  language?: string;
  /** Undefined: nothing is there. */
  value: unknown;
  /** Where the key is not there yet: the key that it will stand before. */
  before?: string;
}
