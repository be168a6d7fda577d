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

/** The units of one file of the content. */
export interface UnitFile {
  /** Path below `locales/{language}`. */
  file: string;
  units: readonly Unit[];
}

/** All units of one export. */
export interface Bundle {
  source: string;
  language: string;
  files: readonly UnitFile[];
}

/** Converts a key to a unit id: `benefits[2]` becomes `benefits.2`, because ids in XLIFF 2 cannot contain brackets. */
export const unitId = (name: string) => name.replace(/\[(\d+)\]/g, '.$1');

/** Returns the path of a source-language file, relative to the project's folder. */
export const originalOf = (source: string, file: string) => `data/locales/${source}/${file}`;
