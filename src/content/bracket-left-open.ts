import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { lastOpened } from './brackets';
import type { Finding } from './problem';

/** A list or group without its closing bracket: where the parser noticed it, and the text with the bracket added. */
interface LeftOpen {
  finding: Finding;
  offset: number;
  fixed: string;
}

/**
 * Recognises a list or group without its closing bracket: the next bracket closes another one, or a key follows, which lists do
 * not have.
 * @param source the file's text
 * @param error where jsonc-parser stumbled first
 */
export function bracketLeftOpen(source: string, error: ParseError): LeftOpen | undefined {
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
