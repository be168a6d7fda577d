import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { restore } from '../problems/problem';
import type { Finding } from '../problems/problem-kinds';
import { readJson } from './json';

/** What is expected, and how to mend it, for the mistakes that jsonc-parser knows, by their names. */
const rules: Readonly<Record<string, readonly [expected: string, fix: string]>> = {
  PropertyNameExpected: [
    'a key in quotation marks',
    'Put the key between two " (straight ones); take out what is too much; or write the [ with which its list begins.',
  ],
  ValueExpected: ['a value', 'Write the missing value.'],
  ColonExpected: [
    'a colon between the key and its value',
    'Put a colon after the key; or, if it is a text of a list, the [ with which the list begins.',
  ],
  CommaExpected: [
    'a comma between two entries',
    'Put a comma at the end of the entry before; or, if a list or group begins there, the [ or { with which it begins.',
  ],
  EndOfFileExpected: ['nothing after the last brace', 'Take out what stands after the last brace.'],
  InvalidCommentToken: ['no comments: JSON has none', 'Take the comment out.'],
  UnexpectedEndOfString: ['a text that ends on its own line', 'Close the quotation mark on this line.'],
  InvalidEscapeCharacter: ['\\\\ for a backslash in a text', 'Write \\\\ for a backslash, or take it out.'],
  InvalidCharacter: ['a text without tabs and control characters', 'Replace it by a space, or remove it.'],
};

const otherRule = [
  'a text between two straight quotation marks, with none inside; a number; true, false or null',
  'Take it out or replace it: a colon follows a key, a comma an entry, and a text stands as a whole between two " (straight ones).',
] as const;

/** A mistake in a file's JSON, and where it is. */
export interface SyntaxProblem {
  finding: Finding;
  offset: number;
}

/**
 * Says what is wrong with a file's JSON: where the parser stumbled, and the lines to write if jsonrepair mends it with certainty.
 * @param path path below `data/`
 * @param source the file's text
 * @param error where jsonc-parser stumbled first
 * @param isSound whether a value is what the schema of the file wants
 * @returns one problem for each line that has to change, or one where the parser stumbled
 */
export function syntaxProblems(
  path: string,
  source: string,
  error: ParseError,
  isSound: (value: unknown) => boolean,
): SyntaxProblem[] {
  const { offset, length } = error;
  const end = source.trimEnd().length;
  const isCutOff = offset + length >= end && !/^[\]}]/.test(source.slice(offset));
  const [expected, fix] = isCutOff
    ? ['the whole file', 'If it is new, write its end.']
    : (rules[source[offset] === '#' ? 'InvalidCommentToken' : printParseErrorCode(error.error)] ?? otherRule);
  const mended = repaired(source);
  // A text that is cut off could end anywhere.
  const isGuess = isCutOff && printParseErrorCode(error.error) === 'UnexpectedEndOfString';
  const changes = isGuess || !isSound(readJson(mended)) ? [] : differences(source, mended);
  if (changes.length > 0 && changes.length <= mostLines)
    return changes.map(({ at, ...change }) => ({ finding: { kind: 'json-syntax', expected, ...change }, offset: at }));
  const token = JSON.stringify(source.slice(offset, offset + Math.min(Math.max(length, 1), 40)).trim());
  const found = isCutOff ? 'the end of the file' : token;
  const finding: Finding = { kind: 'json-syntax', found, expected, fix: `${fix.slice(0, -1)}; ${restore(path)}` };
  return [{ finding, offset: isCutOff ? end : offset }];
}

/** What jsonrepair does not know: a comment that begins with #, a comma as the decimal sign or between thousands, an equals sign. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/^((?:[^"#\n]|"(?:[^"\\\n]|\\.)*")*?)#.*$/gm, '$1'],
  [/(: ?-?\d{1,9}),(\d\d?)(?=,?\s*[}\n])/g, '$1.$2'],
  [/(: ?-?\d{1,3}),(\d{3})(?=,?\s*[}\n])/g, '$1$2'],
  [/^( *"\w{1,60}") ?= ?/gm, '$1: '],
];

/** The file as jsonrepair makes it valid; an empty text if it cannot. */
function repaired(source: string): string {
  try {
    return jsonrepair(slips.reduce((text, [wrong, right]) => text.replace(wrong, right), source));
  } catch {
    return '';
  }
}

/** More changes than these are no small edit. */
const mostLines = 5;

/** The lines that differ between a file and its mended version, each with the line to write; several of them as one if they were joined. */
function differences(source: string, mended: string): { at: number; found: string; fix: string }[] {
  const [old, fresh] = [source.split('\n'), mended.split('\n')];
  const joined = old.length - fresh.length;
  const describe = (index: number, many: number) => {
    const start = old.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
    const [found, meant] = [old.slice(index, index + many).join(' ⏎ '), fresh[index] ?? ''].map(visible);
    const fix = meant ? `Write \`${meant}\`.` : 'Take this line out.';
    return { at: start + (/\S/.exec(old[index] ?? '')?.index ?? 0), found: `\`${found}\``, fix };
  };
  const changed = [...old.keys()].filter((index) => old[index] !== fresh[index]);
  const isJoined = joined > 0 && joined <= mostLines;
  return isJoined ? [describe(changed[0] ?? 0, joined + 1)] : changed.map((index) => describe(index, 1));
}

/** A line without its indent; what looks like a usual space, as it is typed in JSON. */
const visible = (line: string) =>
  line.replace(/^ +| +$/g, '').replace(/[^\S \t]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
