import { diffArrays } from 'diff';

/** A part of a text, and whether another version of the text lacks it. */
export interface Part {
  text: string;
  isNew: boolean;
}

/** Placeholders and words, each with the space behind it. */
const unit = /(?:\{\{\s*\w+\s*\}\}|[^\s{]+|\{|^)\s*/g;

const unitsOf = (text: string) => text.match(unit) ?? [];

/** A word at the end of a text has no space behind it: that alone makes no difference. */
const isSame = (one: string, other: string) => one === other || one === `${other} ` || `${one} ` === other;

/** Splits a text into the parts that another version has, too, and those that it lacks; in whole words. */
export const differences = (text: string, other: string): Part[] =>
  diffArrays(unitsOf(other), unitsOf(text), { comparator: isSame })
    .filter(({ removed }) => !removed)
    .map(({ value, added }) => ({ text: value.join(''), isNew: added }));
