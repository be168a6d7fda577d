import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { parseStrictly, readJson } from './json';
import { type Finding, restore } from './problem';

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
  return [{ finding: { ...words, found, fix: `${words.fix.replace(/\.$/, '')}; ${restore(path)}` }, offset }];
}

const cutOff = (path: string) => rule('json-unclosed', 'the whole file', `If it is new, write its end; ${restore(path)}`);

/** Whether the file was probably cut off. */
const isAtEnd = (source: string, { offset, length }: ParseError) =>
  offset + length >= source.trimEnd().length && !/^[\]}]/.test(source.slice(offset));

/** The file after the edit with which it is valid JSON and matches its schema best; undefined if there is none. */
function mend(source: string, error: ParseError, faultsOf: FaultsOf): string | undefined {
  // What is missing cannot be guessed; of a file that ends within a text, more is.
  if (isAtEnd(source, error) && printParseErrorCode(error.error) === 'UnexpectedEndOfString') return undefined;
  let best: { edited?: string; faults: number } = { faults: isAtEnd(source, error) ? 1 : Number.POSITIVE_INFINITY };
  for (const edited of likelyEdits(source, error)) {
    if (edited === undefined || parseStrictly(edited).errors.length > 0) continue;
    const faults = faultsOf(readJson(edited));
    if (faults < best.faults) best = { edited, faults };
    if (faults === 0) break;
  }
  return best.edited;
}

/** A text, with or without its key, that has a line of its own. */
const onLineOfItsOwn = /^([ \t]*(?:"\w+"[ \t]*:[ \t]*)?")(.*)("[ \t]*,?[ \t]*)$/;

/** The decimal comma of a figure, a quotation mark of a word processor, and a semicolon in place of a comma. */
const mistyped: readonly (readonly [RegExp, string])[] = [
  [/(:\s*-?\d+),(?=\d{1,2}(?!\d))/, '$1.'],
  [/[”“„»](?=,?\s*$)/, '"'],
  [/;(?=\s*$)/, ','],
];

const escapeQuotes = (text: string) => text.replace(/(?<!\\)"/g, '\\"');

/** What people forget or mistype near an error, the most likely first: a quotation mark, a comma, a sign too many, a bracket. */
function* likelyEdits(source: string, { error, offset, length }: ParseError): Generator<string | undefined> {
  const [before, token, after] = [
    source.slice(0, offset),
    source.slice(offset, offset + length),
    source.slice(offset + length),
  ];
  yield before + token.replaceAll('\\', '/') + after;
  yield before + token.replace(/\p{Cc}/gu, ' ') + after;
  const from = before.lastIndexOf('\n') + 1;
  const [line = ''] = source.slice(from).split('\n', 1);
  const escaped = line.replace(onLineOfItsOwn, (_, start, text, end) => start + escapeQuotes(text) + end);
  yield source.slice(0, from) + escaped + source.slice(from + line.length);
  for (const [wrong, right] of mistyped)
    yield source.slice(0, from) + line.replace(wrong, right) + source.slice(from + line.length);
  // jsonrepair makes up a value that is missing.
  if (printParseErrorCode(error) !== 'ValueExpected' || !/:\s*$/.test(before)) yield repaired(source);
  yield before + after;
  const words = [...(before + token).matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]},:]|[^\s"[{\]},:]+/g)].slice(-12).toReversed();
  const ends = words.map(({ 0: word, index }) => index + word.length);
  const starts = words.map(({ index }) => source.slice(0, index).replace(/:\s+$/, ':').length);
  const put = (sign: string, places: readonly number[]) => places.map((at) => source.slice(0, at) + sign + source.slice(at));
  yield* [...put(']', ends), ...put('],', ends), ...put(' {', starts), ...put(' [', starts)];
}

function repaired(source: string): string | undefined {
  try {
    return jsonrepair(source);
  } catch {
    return undefined;
  }
}

/** The lines that differ between a file and its mended version, each as a problem with the line to write. */
function differences(
  source: string,
  mended: string,
): { offset: number; finding: Pick<Finding, 'found' | 'fix'> & Partial<Finding> }[] {
  const [old, fresh] = [source.split('\n'), mended.split('\n')];
  const first = old.findIndex((line, index) => line !== fresh[index]);
  const joined = old.length - fresh.length;
  const offsetOf = (index: number) => old.slice(0, index).join('\n').length + (index > 0 ? 1 : 0);
  const finding = (index: number, many: number) => {
    const [found = '', meant] = aroundChange(old.slice(index, index + many).join(' ⏎ '), fresh[index] ?? '');
    return {
      offset: offsetOf(index) + (/\S/.exec(old[index] ?? '')?.index ?? 0),
      finding: {
        found: `\`${found}\``,
        fix: meant ? `Write \`${meant}\`.` : 'Take this line out.',
        ...wrongSigns(old[index] ?? '', fresh[index] ?? ''),
      },
    };
  };
  if (joined !== 0) return [finding(first, joined + 1)];
  return old.flatMap((line, index) => (line === fresh[index] ? [] : [finding(index, 1)]));
}

/** Names a few signs that a line has too many, or in place of others: in a long line, nobody sees them. */
function wrongSigns(old: string, fresh: string): Partial<Finding> {
  const start = [...old].findIndex((_, index) => old[index] !== fresh[index]);
  const end = [...old].findIndex((_, index) => old.at(-1 - index) !== fresh.at(-1 - index));
  const wrong = old.slice(start, old.length - Math.min(end, old.length - start));
  const right = fresh.slice(start, fresh.length - Math.min(end, fresh.length - start));
  if (start < 0 || wrong === '' || wrong.length > 3 || right.length > 3) return {};
  return { expected: right === '' ? `this line without \`${wrong}\`` : `\`${right}\` in place of \`${wrong}\`` };
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
