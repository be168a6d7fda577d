import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { likelyMistake, splice } from './likely-mistake';
import { bracketLeftOpen, bracketNotOpened, type SyntaxProblem } from './missing-brackets';
import type { Finding } from './problem';
import { shortened } from './quotation';

type Rule = Omit<Finding, 'found'>;

const rule = (kind: Finding['kind'], expected: string, fix: string): Rule => ({ kind, expected, fix });

const unclosedQuote = rule('json-open-quote', 'a text that ends on its own line', 'Close the quotation mark on this line.');
const badEscape = rule(
  'json-bad-escape',
  'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000 after a backslash',
  'Write \\\\ for a backslash, or take it out.',
);
const comment = rule('json-comment', 'no comments: JSON has none', 'Take the comment out.');
/** A comment as other languages write it. */
const foreignComment = /^(?:#.*|<!--.*?-->)/;
const badWord = rule(
  'json-bad-word',
  'a text in straight quotation marks, a number, true, false or null',
  'Put the text between two " (straight ones).',
);
const unclosed = (mark: string, other: string) =>
  rule('json-unclosed', `${other} for every ${mark}`, `Put the missing ${other}, or take out the ${mark} that is too much.`);

/** What to say of each mistake that jsonc-parser knows, by its name. */
const rules: Readonly<Record<string, Rule>> = {
  InvalidSymbol: badWord,
  InvalidNumberFormat: badWord,
  UnexpectedEndOfNumber: badWord,
  PropertyNameExpected: rule('json-missing-key', 'a key in quotation marks', 'Put the key between two " (straight ones).'),
  ValueExpected: rule('json-missing-value', 'a value', 'Write the missing value.'),
  ColonExpected: rule('json-missing-colon', 'a colon between the key and its value', 'Put a colon after the key.'),
  CommaExpected: rule('json-missing-comma', 'a comma between two entries', 'Put a comma at the end of the entry before.'),
  CloseBraceExpected: unclosed('{', '}'),
  CloseBracketExpected: unclosed('[', ']'),
  EndOfFileExpected: rule('json-after-end', 'nothing after the last brace', 'Take out what stands after the last brace.'),
  InvalidCommentToken: comment,
  UnexpectedEndOfComment: comment,
  UnexpectedEndOfString: unclosedQuote,
  InvalidUnicode: badEscape,
  InvalidEscapeCharacter: badEscape,
  InvalidCharacter: rule(
    'json-line-break',
    'a text without tabs and control characters',
    'Replace it by a space, or remove it.',
  ),
};

const trailingComma: Finding = {
  kind: 'json-trailing-comma',
  found: 'a comma after the last entry',
  expected: 'commas only between entries',
  fix: 'Take this comma out.',
};

/**
 * Says what is wrong with a file's JSON.
 * @param source the file's text
 * @param error where jsonc-parser stumbled first
 * @param language the file's language, if it has one
 */
export function syntaxProblem(source: string, error: ParseError, language: string | undefined): SyntaxProblem {
  const { offset, length } = error;
  const before = source.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /^[\]}]/.test(source.slice(offset, offset + 1))) {
    const at = before.length - 1;
    return { finding: trailingComma, offset: at, fixed: splice(source, at, 1, '') };
  }
  const [foreign] = foreignComment.exec(source.slice(offset)) ?? [];
  if (foreign !== undefined) {
    const finding = { ...comment, found: shortened(foreign.trim()) };
    return { finding, offset, fixed: splice(source, offset, foreign.length, '') };
  }
  const likely = bracketNotOpened(source, error) ?? bracketLeftOpen(source, error) ?? problemOfLine(source, error, language);
  if (likely) return likely;
  const seen = source.slice(offset, offset + Math.min(Math.max(length, 1), 40)).trim();
  const found = seen ? (seen.startsWith('"') ? seen : `"${seen}"`) : 'the end of the file';
  return {
    finding: { ...(rules[printParseErrorCode(error.error)] ?? badWord), found },
    offset,
    fixed: repairedSource(source, error),
  };
}

function problemOfLine(source: string, error: ParseError, language: string | undefined): SyntaxProblem | undefined {
  // What a comment says is no JSON: the marks in it mean nothing.
  if (printParseErrorCode(error.error) === 'InvalidCommentToken') return undefined;
  const lines = source.split('\n');
  const at = source.slice(0, error.offset).split('\n').length - 1;
  const mistake = likelyMistake({ text: lines[at] ?? '', following: lines.slice(at + 1), error, language });
  if (!mistake) return undefined;
  const { finding, column, fixed, more = 0 } = mistake;
  const empty = Array.from({ length: more }, () => '');
  const offset = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0) + column;
  return { finding, offset, fixed: lines.toSpliced(at, more + 1, fixed, ...empty).join('\n') };
}

/** How a mistake is fixed that only a parser could see. */
function repairedSource(source: string, { error, offset, length }: ParseError): string | undefined {
  const token = source.slice(offset, offset + length);
  const by = (text: string) => splice(source, offset, length, text);
  const withSign = (sign: string) =>
    /^["[{\w-]/.test(token) ? splice(source, source.slice(0, offset).trimEnd().length, 0, sign) : undefined;
  switch (printParseErrorCode(error)) {
    case 'CommaExpected':
      return withSign(',');
    case 'ColonExpected':
      return withSign(':');
    case 'InvalidCommentToken':
      return by(token.replace(/[^\n]/g, ''));
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return by(token.replace(/\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|\\/g, (sign) => (sign === '\\' ? '' : sign)));
    case 'InvalidCharacter':
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is to be replaced.
      return by(token.replace(/[\u0000-\u001f]/g, ' '));
    default:
      return undefined;
  }
}
