import { fingerprint } from '../../src/content/fingerprint';
import type { UnitState } from './unit';

/** The state of a unit at export: the fingerprints of source text and translation, and the state of the translation. */
export interface Mark {
  source: string;
  /** The fingerprint of the empty text if there was no translation. */
  target: string;
  state: UnitState;
}

/** The place of a unit in the site's content. */
export interface UnitPlace {
  language: string;
  file: string;
  name: string;
}

const seal = ({ language, file, name }: UnitPlace, texts: string) => fingerprint([language, file, name, texts].join('\n'));

/** Serializes the state of a unit at export, with a checksum that includes its place, so that no other unit can use the mark. */
export function writeMark(place: UnitPlace, { source, target, state }: Mark): string {
  const texts = [fingerprint(source), fingerprint(target), state].join('-');
  return `${texts}-${seal(place, texts)}`;
}

/** Returns the receipt of an imported text: by it, a later import knows that the site still has the text of an earlier one. */
export const receiptOf = (place: UnitPlace, text: string): string => seal(place, fingerprint(text));

/** Parses a mark; returns undefined if it is invalid or belongs to another unit. */
export function readMark(place: UnitPlace, mark: string): Mark | undefined {
  const [source = '', target = '', state = ''] = mark.split('-');
  const isSealed = mark === `${source}-${target}-${state}-${seal(place, [source, target, state].join('-'))}`;
  return isSealed ? { source, target, state: state as UnitState } : undefined;
}
