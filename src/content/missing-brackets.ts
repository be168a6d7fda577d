import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { bracketsIn, lastOpened } from './brackets';
import type { Finding } from './problem';

/** A mistake in a file's JSON. */
export interface SyntaxProblem {
  finding: Finding;
  /** Where it is. */
  offset: number;
  /** The corrected text of the file, with the same number of lines; undefined if the intention is unclear. */
  fixed: string | undefined;
}

/**
 * Recognises a list or group without its closing bracket: the next bracket closes another one, or a key follows, which lists do
 * not have.
 * @param source the file's text
 * @param error where jsonc-parser stumbled first
 */
export function bracketLeftOpen(source: string, error: ParseError): SyntaxProblem | undefined {
  if (printParseErrorCode(error.error) !== 'CommaExpected') return undefined;
  const opening = lastOpened(source.slice(0, error.offset));
  const offset = opening === undefined ? undefined : placeAfter(source, error, source.charAt(opening));
  if (opening === undefined || offset === undefined) return undefined;
  const sign = source.charAt(opening);
  const end = sign === '[' ? ']' : '}';
  const line = source.slice(0, opening).split('\n').length;
  const before = source.slice(0, offset).trimEnd().replace(/,$/, '');
  const comma = source[offset] === '"' ? ',' : '';
  return {
    finding: {
      kind: 'json-unclosed',
      found: `${JSON.stringify(source.slice(offset, offset + 40).split('\n')[0])}, while the ${sign} of line ${line} is still open`,
      expected: `${end} for every ${sign}`,
      fix: `Put the missing ${end} before it.`,
    },
    offset,
    fixed:
      before + end + comma + source.slice(before.length + (source.slice(before.length, offset).startsWith(',') ? 1 : 0)),
  };
}

/** The place where the bracket is missing; undefined if nothing suggests that it is. */
function placeAfter(source: string, { offset, length }: ParseError, sign: string): number | undefined {
  const token = source.slice(offset, offset + length);
  if (sign === '{') return token === ']' ? offset : undefined;
  if (token === '}') return offset;
  const upToKey = token === ':' ? source.slice(0, offset) : source.slice(0, offset + length);
  const isKey = token === ':' || /^\s*:/.test(source.slice(offset + length));
  const key = isKey ? /(?<=\n[ \t]*)"\w{1,60}"\s*$/.exec(upToKey) : null;
  return key?.index;
}

const noticedBy: ReadonlySet<string> = new Set(['CommaExpected', 'ColonExpected', 'PropertyNameExpected']);

/**
 * Recognises a list or group without its opening bracket: the file closes one more than it opens.
 * @param source the file's text
 * @param error where jsonc-parser stumbled first
 */
export function bracketNotOpened(source: string, error: ParseError): SyntaxProblem | undefined {
  if (!noticedBy.has(printParseErrorCode(error.error))) return undefined;
  const signs = bracketsIn(source).map(({ sign }) => sign);
  const over = (open: string, end: string) =>
    signs.filter((sign) => sign === end).length - signs.filter((sign) => sign === open).length;
  const [braces, brackets] = [over('{', '}'), over('[', ']')];
  const upToError = source.slice(0, error.offset + error.length);
  if (braces === 1 && brackets === 0) return groupNotOpened(source, upToError);
  return braces === 0 && brackets === 1 ? listNotOpened(source, upToError) : undefined;
}

/** `"stages": "visit": "Visite" }`; in a list, `"id": "garden" }` */
function groupNotOpened(source: string, upToError: string): SyntaxProblem | undefined {
  const match = /(?:("\w{1,60}")\s*:\s*)?("\w{1,60}")\s*:$/.exec(upToError);
  if (!match) return undefined;
  const { 0: whole, 1: key, 2: first = '', index } = match;
  if (key !== undefined) return notOpened(source, { sign: '{', key, offset: index, at: index + whole.lastIndexOf(first) });
  const isInList = source[lastOpened(upToError) ?? 0] === '[';
  return isInList ? notOpened(source, { sign: '{', key: first, offset: index, at: index }) : undefined;
}

/** A key that is followed by the end of its line, or by texts and the end of a list. */
const keyOfList = /("\w{1,60}")\s*:\s*(?:(?<=\n\s*)|(?="[^"\n]*"(?:\s*,\s*"[^"\n]*")*\s*\]))/g;

/** `"benefits": "Fast", "Simple" ]`, `"entries": { … }, { … } ]` */
function listNotOpened(source: string, upToError: string): SyntaxProblem | undefined {
  const last = [...source.matchAll(keyOfList)].findLast(({ index }) => index < upToError.length);
  return last && notOpened(source, { sign: '[', key: last[1] ?? '', offset: last.index, at: last.index + last[0].length });
}

/** The missing bracket, where it belongs, and the key next to it with its place. */
interface Place {
  sign: '{' | '[';
  key: string;
  offset: number;
  at: number;
}

function notOpened(source: string, { sign, key, offset, at }: Place): SyntaxProblem {
  const where = at > offset ? `after ${key}:` : `before ${key}`;
  return {
    finding: {
      kind: 'json-unclosed',
      found: `no ${sign} ${where}`,
      expected: `${sign} for every ${sign === '{' ? '}' : ']'}`,
      fix: `Put the missing ${sign} ${where}`,
    },
    offset,
    fixed: `${source.slice(0, at)}${sign}${source.slice(at)}`,
  };
}
