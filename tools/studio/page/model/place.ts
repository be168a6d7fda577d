import type { KeyPath } from '../site';

/** A place in the content: a file below `data/`, and a key in it. */
export interface Place {
  path: string;
  key: KeyPath;
}

/** A place with its value. The same field in another language is a separate spot. */
export interface Spot extends Place {
  /** The language of its file. */
  language?: string;
  /** Undefined if the key does not exist. */
  value: unknown;
  /** If the key does not exist yet: the key that it will be inserted before. */
  before?: string;
}
