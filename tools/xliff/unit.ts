/** How a translation stood when it was sent out. */
export type UnitState = 'new' | 'stale' | 'done';

/** A note for the translator. */
export interface Note {
  kind: 'description' | 'limit' | 'place' | 'former-source';
  text: string;
}

/** A text to translate, as a file for translators holds it. */
export interface Unit {
  /** Made of the key as translation records write it; a name token of XML. */
  id: string;
  /** The key itself, such as `entries.howMuch.answer`. */
  name: string;
  source: string;
  /** The translation; undefined while there is none. */
  target: string | undefined;
  state: UnitState;
  notes: readonly Note[];
  /** Proves which text the unit is, and what was sent out (`markOf`). */
  mark: string;
}

/** The units of one file of the content. */
export interface UnitFile {
  /** Path below `locales/{language}`. */
  file: string;
  units: readonly Unit[];
}

/** All that is sent out at once. */
export interface Bundle {
  source: string;
  language: string;
  files: readonly UnitFile[];
}

/** `benefits[2]` becomes `benefits.2`: ids of XLIFF 2 hold no brackets. */
export const unitId = (name: string) => name.replace(/\[(\d+)\]/g, '.$1');

/** Where a file of the source language stands, below the project. */
export const originalOf = (source: string, file: string) => `data/locales/${source}/${file}`;
