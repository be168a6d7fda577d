import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { bracketsIn, lastOpened } from './brackets';
import type { Finding } from './problem';

/** A list or group without its opening bracket: where the parser noticed it, and the text with the bracket added. */
interface NotOpened {
  finding: Finding;
  offset: number;
  fixed: string;
}

const noticedBy: ReadonlySet<string> = new Set(['CommaExpected', 'ColonExpected', 'PropertyNameExpected']);

/**
 * Recognises a list or group without its opening bracket: the file closes one more than it opens.
 * @param source the file's text
 * @param error where jsonc-parser stumbled first
 */
export function bracketNotOpened(source: string, error: ParseError): NotOpened | undefined {
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
function groupNotOpened(source: string, upToError: string): NotOpened | undefined {
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
function listNotOpened(source: string, upToError: string): NotOpened | undefined {
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

function notOpened(source: string, { sign, key, offset, at }: Place): NotOpened {
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
