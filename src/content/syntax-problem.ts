import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Finding } from './problem';

type Rule = Omit<Finding, 'found'>;

const rule = (kind: Finding['kind'], expected: string, fix: string): Rule => ({ kind, expected, fix });

const unclosedQuote = rule('json-open-quote', 'a text that ends on its own line', 'Close the quotation mark on this line.');
const badEscape = rule(
  'json-bad-escape',
  'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\u0000 after a backslash',
  'Write \\\\ for a backslash, or take it out.',
);
const comment = rule('json-comment', 'no comments: JSON has none', 'Take the comment out.');
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
    'a text without line breaks, tabs or control characters',
    'Write \\n for a line break and \\t for a tab.',
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
 * @param error where jsonc-parser stumbled
 * @returns the finding, and the offset to point at
 */
export function syntaxProblem(source: string, { error, offset, length }: ParseError): { finding: Finding; offset: number } {
  const before = source.slice(0, offset).trimEnd();
  if (before.endsWith(',') && /^\s*[\]}]/.test(source.slice(offset, offset + 1))) {
    return { finding: trailingComma, offset: before.length - 1 };
  }
  const seen = source.slice(offset, offset + Math.min(Math.max(length, 1), 40)).trim();
  const found = seen ? (seen.startsWith('"') ? seen : `"${seen}"`) : 'the end of the file';
  return { finding: { ...(rules[printParseErrorCode(error)] ?? badWord), found }, offset };
}
