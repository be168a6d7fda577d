import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { parseStrictly, readJson } from './json';
import { type Finding, restore } from './problem';

/** What is expected, and how to mend it, for the mistakes that jsonc-parser knows, by their names. */
const rules: Readonly<Record<string, readonly [expected: string, fix: string]>> = {
  PropertyNameExpected: ['a key in quotation marks', 'Put the key between two " (straight ones).'],
  ValueExpected: ['a value', 'Write the missing value.'],
  ColonExpected: ['a colon between the key and its value', 'Put a colon after the key.'],
  CommaExpected: ['a comma between two entries', 'Put a comma at the end of the entry before.'],
  EndOfFileExpected: ['nothing after the last brace', 'Take out what stands after the last brace.'],
  InvalidCommentToken: ['no comments: JSON has none', 'Take the comment out.'],
  UnexpectedEndOfString: ['a text that ends on its own line', 'Close the quotation mark on this line.'],
  InvalidEscapeCharacter: ['\\\\ for a backslash in a text', 'Write \\\\ for a backslash, or take it out.'],
  InvalidCharacter: ['a text without tabs and control characters', 'Replace it by a space, or remove it.'],
};

const otherRule = [
  'a text between two straight quotation marks, with none inside; a number; true, false or null',
  'Take it out, or put the whole text between two " (straight ones).',
] as const;

/** A mistake in a file's JSON, and where it is. */
export interface SyntaxProblem {
  finding: Finding;
  offset: number;
}

/**
 * Says what is wrong with a file's JSON, with the corrected lines if there is a small edit that mends it.
 * @param path path below `data/`
 * @param source the file's text
 * @param error where jsonc-parser stumbled first
 * @param faultsOf how many mistakes the schema of the file finds in a value
 * @returns one problem for each line that has to change, or one where the parser stumbled
 */
export function syntaxProblems(
  path: string,
  source: string,
  error: ParseError,
  faultsOf: (value: unknown) => number,
): SyntaxProblem[] {
  const { offset, length } = error;
  const end = source.trimEnd().length;
  const isCutOff = offset + length >= end && !/^[\]}]/.test(source.slice(offset));
  const [expected, fix] = isCutOff
    ? ['the whole file', 'If it is new, write its end.']
    : (rules[printParseErrorCode(error.error)] ?? otherRule);
  const [best] = likelyEdits(source, error)
    .filter((edited) => parseStrictly(edited).errors.length === 0)
    .map((edited) => ({ changes: differences(source, edited), faults: faultsOf(readJson(edited)) }))
    .filter(({ changes }) => changes.length > 0 && changes.length <= mostLines)
    .sort((one, other) => one.faults - other.faults);
  // What is missing cannot be guessed; of a file that ends within a text, more is.
  const isGuess = isCutOff && (best?.faults !== 0 || printParseErrorCode(error.error) === 'UnexpectedEndOfString');
  if (best && !isGuess)
    return best.changes.map(({ at, ...change }) => ({
      finding: { kind: 'json-syntax', expected, ...change },
      offset: at,
    }));
  const token = JSON.stringify(source.slice(offset, offset + Math.min(Math.max(length, 1), 40)).trim());
  const found = isCutOff ? 'the end of the file' : token;
  const finding: Finding = { kind: 'json-syntax', found, expected, fix: `${fix.slice(0, -1)}; ${restore(path)}` };
  return [{ finding, offset: isCutOff ? end : offset }];
}

/** What people forget or mistype on a line, and the line as it should be. */
const mistyped: readonly (readonly [RegExp, string])[] = [
  // A sign between thousands, a decimal comma, a quotation mark of a word processor, a semicolon or two commas for one.
  [/(:\s*\d{1,3})[ ,](?=\d{3}(?!\d))/, '$1'],
  [/(:\s*-?\d+),(?=\d{1,2}(?!\d))/, '$1.'],
  [/[”“„»](?=,?\s*$)/, '"'],
  [/(?:;|,,)(?=\s*$)/, ','],
  // A tab in a text, a backslash for a slash.
  [/(?<=\S)\t+/g, ' '],
  [/\\(?=[^"\\/bfnrtu])/g, '/'],
  // The start of a group or a list, the end of a list.
  [/^(\s*"\w+":)(?=\s*(?:"\w+":|$))/, '$1 {'],
  [/^(\s*"\w+":)(?=\s*(?:".*\],?)?$)/, '$1 ['],
  [/^(\s*)(?="\w+":.*\},?$)/, '$1{ '],
  [/(\[.*[^\],\s])\s*$/, '$1],'],
];

/** A text, with or without its key, that has a line of its own. */
const onLineOfItsOwn = /^(\s*(?:"\w+"\s*:\s*)?")(.*)("\s*,?\s*)$/;

/** How a line can be mended. */
const mendedLines = (line: string): string[] => [
  line.replace(onLineOfItsOwn, (_, start, text: string, end) => start + text.replace(/(?<!\\)"/g, '\\"') + end),
  ...mistyped.map(([wrong, right]) => line.replace(wrong, right)),
];

/** The file with one of the lines up to an error mended, and what jsonrepair makes of it. */
function likelyEdits(source: string, { error, offset }: ParseError): string[] {
  const lines = source.split('\n');
  const at = source.slice(0, offset).split('\n').length - 1;
  const edits = [at, at - 1, at - 2].flatMap((index) => {
    const line = lines[index] ?? '';
    const mended = mendedLines(line).filter((other) => other !== line);
    return mended.map((other) => lines.with(index, other).join('\n'));
  });
  // jsonrepair makes up a value that is missing.
  const lacksValue = printParseErrorCode(error) === 'ValueExpected' && /:\s*$/.test(source.slice(0, offset));
  return lacksValue ? edits : [...edits, ...repaired(source)];
}

function repaired(source: string): string[] {
  try {
    return [jsonrepair(source)];
  } catch {
    return [];
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
    const [found = '', meant] = aroundChange(old.slice(index, index + many).join(' ⏎ '), fresh[index] ?? '');
    const fix = meant ? `Write \`${meant}\`.` : 'Take this line out.';
    return { at: start + (/\S/.exec(old[index] ?? '')?.index ?? 0), found: `\`${found}\``, fix };
  };
  const changed = [...old.keys()].filter((index) => old[index] !== fresh[index]);
  const isJoined = joined > 0 && joined <= mostLines;
  return isJoined ? [describe(changed[0] ?? 0, joined + 1)] : changed.map((index) => describe(index, 1));
}

/** Longer lines are shortened to what surrounds a change. */
const longestLine = 180;

/** Two versions of a line, or the parts of long ones that surround their difference. */
function aroundChange(old: string, fresh: string): string[] {
  const start = [...old].findIndex((_, index) => old[index] !== fresh[index]);
  const isLong = Math.max(old.length, fresh.length) > longestLine;
  const from = isLong ? Math.max(0, (start < 0 ? old.length : start) - longestLine / 3) : 0;
  const to = from + longestLine;
  return [old, fresh].map((text) => `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`);
}
