import { fingerprint } from '../content';

/** The state of a translation at export. */
export type UnitState = 'new' | 'stale' | 'done';

/** A note for the translator. */
export interface Note {
  kind: 'description' | 'limit' | 'place' | 'former-source';
  text: string;
}

/** A text to translate, in a file for translators. */
export interface Unit {
  /** The key as in translation records, converted to an XML name token (`unitId`). */
  id: string;
  /** The key itself, such as `entries.howMuch.answer`. */
  name: string;
  source: string;
  /** The translation; undefined if there is none yet. */
  target: string | undefined;
  state: UnitState;
  notes: readonly Note[];
  /** Proves which text the unit is, and what was exported (`writeMark`). */
  mark: string;
}

/** All units of one export. */
export interface Bundle {
  source: string;
  language: string;
  /** By the path of their file below `locales/{language}`. */
  files: readonly { file: string; units: readonly Unit[] }[];
}

/** Converts a key to a unit id: `benefits[2]` becomes `benefits.2`, because ids in XLIFF 2 cannot contain brackets. */
export const unitId = (name: string) => name.replace(/\[(\d+)\]/g, '.$1');

/** Returns the path of a source-language file, relative to the project's folder. */
export const originalOf = (source: string, file: string) => `data/locales/${source}/${file}`;

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

/** Parses a mark; returns undefined if it is invalid or belongs to another unit. */
export function readMark(place: UnitPlace, mark: string): Mark | undefined {
  const [source = '', target = '', state = ''] = mark.split('-');
  const isSealed = mark === `${source}-${target}-${state}-${seal(place, [source, target, state].join('-'))}`;
  return isSealed ? { source, target, state: state as UnitState } : undefined;
}

/** Returns the receipt of an imported text: by it, a later import knows that the site still has the text of an earlier one. */
export const receiptOf = (place: UnitPlace, text: string): string => seal(place, fingerprint(text));
