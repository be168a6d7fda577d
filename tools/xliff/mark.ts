import { fingerprint } from '../../src/content/fingerprint';
import type { UnitState } from './unit';

/** What a unit was when it was sent out: fingerprints of its two texts, and how the translation stood. */
export interface Mark {
  source: string;
  /** Of the empty text, if there was no translation. */
  target: string;
  state: UnitState;
}

/** Where a unit belongs. */
export interface UnitPlace {
  language: string;
  file: string;
  name: string;
}

const seal = ({ language, file, name }: UnitPlace, texts: string) => fingerprint([language, file, name, texts].join('\n'));

/** Writes what a unit is when it is sent out, sealed with its place, so that no unit can be taken for another one. */
export function writeMark(place: UnitPlace, { source, target, state }: Mark): string {
  const texts = [fingerprint(source), fingerprint(target), state].join('-');
  return `${texts}-${seal(place, texts)}`;
}

/** Reads a mark; undefined if it is none, or that of another unit. */
export function readMark(place: UnitPlace, mark: string): Mark | undefined {
  const [source = '', target = '', state = ''] = mark.split('-');
  const isSealed = mark === `${source}-${target}-${state}-${seal(place, [source, target, state].join('-'))}`;
  return isSealed ? { source, target, state: state as UnitState } : undefined;
}
