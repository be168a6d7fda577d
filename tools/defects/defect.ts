/** The checks that can catch a defect, in the order in which an engineer runs them. */
export type Lane = 'content' | 'style' | 'architecture' | 'types' | 'units' | 'built' | 'hosts' | 'browser' | 'pictures';

/** A deliberate mistake, and the check that must catch it. */
export interface Defect {
  name: string;
  file: string;
  /** The text that is replaced, its first occurrence. */
  find: string | RegExp;
  replacement: string;
  lane: Lane;
  /** The test files that catch it, for lanes of tests: a part of their paths. */
  tests?: string;
}
