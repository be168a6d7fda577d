import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { parseStrictly, readJson } from './document/json-tree';
import type { Finding } from './problem';
import { adviceOrRestore, restoreAdvice } from './restore-advice';

type Rule = Omit<Finding, 'found'>;

const rule = (kind: Finding['kind'], expected: string, fix: string): Rule => ({ kind, expected, fix });

const badEscape = rule(
  'json-bad-escape',
  'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000 after a backslash',
  'Write \\\\ for a backslash, or take it out.',
);
const comment = rule('json-comment', 'no comments: JSON has none', 'Take the comment out.');
const badWord = rule(
  'json-bad-word',
  'a text between two straight quotation marks, with none inside; a number; true, false or null',
  'Take it out, or put the whole text between two " (straight ones).',
);

/** What to say of each mistake that jsonc-parser knows, by its name. */
const rules: Readonly<Record<string, Rule>> = {
  PropertyNameExpected: rule('json-missing-key', 'a key in quotation marks', 'Put the key between two " (straight ones).'),
  ValueExpected: rule('json-missing-value', 'a value', 'Write the missing value.'),
  ColonExpected: rule('json-missing-colon', 'a colon between the key and its value', 'Put a colon after the key.'),
  CommaExpected: rule('json-missing-comma', 'a comma between two entries', 'Put a comma at the end of the entry before.'),
  EndOfFileExpected: rule('json-after-end', 'nothing after the last brace', 'Take out what stands after the last brace.'),
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  UnexpectedEndOfString: rule(
    'json-open-quote',
    'a text that ends on its own line',
    'Close the quotation mark on this line.',
  ),
  InvalidUnicode: badEscape,
  InvalidEscapeCharacter: badEscape,
  InvalidCharacter: rule(
    'json-line-break',
    'a text without tabs and control characters',
    'Replace it by a space, or remove it.',
  ),
};

/** How many mistakes the schema of the file finds in a value. */
type FaultsOf = (value: unknown) => number;

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
export function syntaxProblems(path: string, source: string, error: ParseError, faultsOf: FaultsOf): SyntaxProblem[] {
  const { offset, length } = error;
  const words = isAtEnd(source, error) ? cutOff(path) : (rules[printParseErrorCode(error.error)] ?? badWord);
  const mended = mend(source, error, faultsOf);
  if (mended !== undefined)
    return differences(source, mended).map((one) => ({ ...one, finding: { ...words, ...one.finding } }));
  if (isAtEnd(source, error))
    return [{ finding: { ...words, found: 'the end of the file' }, offset: source.trimEnd().length }];
  const found = JSON.stringify(source.slice(offset, offset + Math.min(Math.max(length, 1), 40)).trim());
  return [{ finding: { ...words, found, fix: `${words.fix} If that does not help: ${restoreAdvice(path)}` }, offset }];
}

const cutOff = (path: string) =>
  rule('json-unclosed', 'the whole file', adviceOrRestore('If it is new, write its end', path));

/** Whether the file was probably cut off. */
const isAtEnd = (source: string, { offset, length }: ParseError) =>
  offset + length >= source.trimEnd().length && !/^[\]}]/.test(source.slice(offset));

/** The file after the edit with which it is valid JSON and matches its schema best; undefined if there is none. */
function mend(source: string, error: ParseError, faultsOf: FaultsOf): string | undefined {
  // What is missing cannot be guessed.
  let best: { edited?: string; faults: number } = { faults: isAtEnd(source, error) ? 1 : Number.POSITIVE_INFINITY };
  for (const edited of likelyEdits(source, error)) {
    if (edited === undefined || parseStrictly(edited).errors.length > 0) continue;
    const faults = faultsOf(readJson(edited));
    if (faults < best.faults) best = { edited, faults };
    if (faults === 0) break;
  }
  return best.edited;
}

/** How many lines of a pasted text are joined, and how many signs before the error may be wrong. */
const reach = { lines: 10, tokens: 12 };

/** Edits near an error, the most likely first. */
function* likelyEdits(source: string, { error, offset, length }: ParseError): Generator<string | undefined> {
  const replace = (from: number, to: number, by: string) => source.slice(0, from) + by + source.slice(to);
  const token = source.slice(offset, offset + length);
  yield replace(offset, offset + length, token.replaceAll('\\', '/'));
  yield replace(offset, offset + length, token.replace(/\p{Cc}/gu, ' '));
  const breaks = [...source.slice(offset).matchAll(/\s*\n\s*/g)].slice(0, reach.lines);
  for (let last = 1; last <= breaks.length; last++) {
    const end = offset + (breaks[last - 1]?.index ?? 0) + (breaks[last - 1]?.[0].length ?? 0);
    yield replace(offset, end, source.slice(offset, end).replace(/\s*\n\s*/g, ' '));
  }
  // jsonrepair makes up a value that is missing.
  if (printParseErrorCode(error) !== 'ValueExpected') yield repaired(source);
  yield replace(0, source.length, source.replace(/^(\s*"\w+)(?=:\s*["\d[{])/gm, '$1"'));
  const tokens = [...source.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]},:]|[^\s"[{\]},:]+/g)];
  const at = tokens.findLastIndex(({ index }) => index <= offset + length);
  const near = tokens.slice(Math.max(0, at - reach.tokens), at + 1).toReversed();
  for (const edit of tokenEdits) {
    for (const { 0: word, index } of near) {
      const before = source.slice(0, index).trimEnd().length;
      const [from, to, by] = edit({ word, index, end: index + word.length, before, isValue: source[before - 1] === ':' });
      yield replace(from, to, by);
    }
  }
  yield source.slice(0, offset).trimEnd() + source.slice(offset).replace(/^.*/, '');
}

/** A word or sign near an error, and its surroundings. */
interface Token {
  word: string;
  index: number;
  end: number;
  /** Where the token before it ends. */
  before: number;
  /** Whether it follows a colon. */
  isValue: boolean;
}

const insertAfter =
  (sign: string) =>
  ({ before }: Token): [number, number, string] => [before, before, sign];
const open =
  (sign: string) =>
  ({ index, before, isValue }: Token): [number, number, string] =>
    isValue ? [before, before, ` ${sign}`] : [index, index, sign];
const swap =
  (sign: string) =>
  ({ word, index, end }: Token): [number, number, string] =>
    /^["[\]{}]/.test(word) ? [index, index, ''] : [index, end, sign];

/** What people forget or mistype: `0390`, `1 350`, `390,5`, `1,350`, `"a"; 1`, a bracket left out, something too much. */
const tokenEdits: readonly ((token: Token) => [from: number, to: number, by: string])[] = [
  ({ word, index, end }) => [index, end, word.replace(/^0+(?=\d)/, '')],
  ({ word, index, before }) => (/^\d/.test(word) ? [before, index, ''] : [index, index, '']),
  ({ word, before, end }) => (word === ',' ? [before, end, '.'] : [end, end, '']),
  ({ word, before, end }) => (word === ',' ? [before, end, ''] : [end, end, '']),
  ...[':', ','].map(swap),
  ...[']', '}', '],', '},', ':'].map(insertAfter),
  ...['{', '['].map(open),
  swap(''),
];

function repaired(source: string): string | undefined {
  try {
    return jsonrepair(source);
  } catch {
    return undefined;
  }
}

/** The lines that differ between a file and its mended version, each as a problem with the line to write. */
function differences(source: string, mended: string): { offset: number; finding: Pick<Finding, 'found' | 'fix'> }[] {
  const [old, fresh] = [source.split('\n'), mended.split('\n')];
  const first = old.findIndex((line, index) => line !== fresh[index]);
  const joined = old.length - fresh.length;
  const offsetOf = (index: number) => old.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  const finding = (index: number, many: number) => {
    const [found = '', meant] = aroundChange(old.slice(index, index + many).join(' ⏎ '), fresh[index] ?? '');
    return {
      offset: offsetOf(index) + (/\S/.exec(old[index] ?? '')?.index ?? 0),
      finding: { found: `\`${found}\``, fix: meant ? `Write \`${meant}\`.` : 'Take this line out.' },
    };
  };
  if (joined !== 0) return [finding(first, joined + 1)];
  return old.flatMap((line, index) => (line === fresh[index] ? [] : [finding(index, 1)]));
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
