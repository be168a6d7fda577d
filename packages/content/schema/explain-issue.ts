import type { z } from 'zod';
import { closestName, didYouMean } from '../problems/closest';
import { formatKey, type KeyPath, type Problem, valueAt } from '../problems/problem';
import { type Finding, problem } from '../problems/problem-kinds';
import type { DataDocument } from '../reading/data-document';
import { childSchema, keysOf } from './schema-walk';

type Issue = z.core.$ZodIssue;

/**
 * Turns issues of a schema into problems that an editor can understand. A misspelt key is one problem, not an unknown key and a
 * missing one.
 */
export function explainIssues(document: DataDocument, schema: z.ZodType, issues: readonly Issue[]): Problem[] {
  const meant = new Set(issues.flatMap((issue) => misspeltKeys(document, schema, issue)));
  const wrongTypes = new Set(
    issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [formatKey(path as KeyPath)] : [])),
  );
  return (
    issues
      .filter((issue) => !(isMissing(document, issue) && meant.has(formatKey(issue.path as KeyPath))))
      // JavaScript's own limit for whole numbers says nothing beside ours.
      .filter((issue) => !('note' in issue))
      // The length of a text does not matter where a list is expected.
      .filter((issue) => issue.code === 'invalid_type' || !wrongTypes.has(formatKey(issue.path as KeyPath)))
      .flatMap((issue) => explainIssue(document, issue, schema))
  );
}

/** Turns one issue into problems, one per unknown key. */
function explainIssue(document: DataDocument, issue: Issue, schema: z.ZodType): Problem[] {
  const path = issue.path as KeyPath;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(document, schema, path, key));
  if (isMissing(document, issue)) return [missingKey(document, issue, schema)];
  // What is wrong with a key of a record is inside the issue.
  const [inKey] = issue.code === 'invalid_key' ? issue.issues : [];
  if (inKey) return [problem(document, path, wrongValue(path.at(-1), inKey, undefined))];
  const value = valueAt(document.value, path);
  const field = childSchema(schema, path);
  return [problem(document, path, wrongValue(value, issue, field))];
}

const isMissing = (document: DataDocument, issue: Issue) =>
  issue.code !== 'unrecognized_keys' &&
  issue.path.length > 0 &&
  valueAt(document.value, issue.path as KeyPath) === undefined;

/** The missing keys that unknown ones were probably meant to be. */
function misspeltKeys(document: DataDocument, schema: z.ZodType, issue: Issue): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const path = issue.path as KeyPath;
  return issue.keys.flatMap((key) => {
    const meant = closestName(key, missingKeys(document, schema, path));
    return meant === undefined ? [] : formatKey([...path, meant]);
  });
}

function missingKeys(document: DataDocument, schema: z.ZodType, path: KeyPath): string[] {
  const present = Object.keys((valueAt(document.value, path) as object | undefined) ?? {});
  return keysOf(childSchema(schema, path)).filter((key) => !present.includes(key));
}

function unknownKey(document: DataDocument, schema: z.ZodType, path: KeyPath, key: string): Problem {
  return problem(document, [...path, key], {
    kind: 'key-unknown',
    found: 'a key that the site does not know',
    expected: 'only known keys',
    fix: didYouMean(key, missingKeys(document, schema, path), 'Correct its spelling or take it out.'),
  });
}

/** Reported at the neighbouring key, where it has to be added. */
function missingKey(document: DataDocument, issue: Issue, schema: z.ZodType): Problem {
  const path = issue.path as KeyPath;
  const beside = keyBeside(document, schema, path);
  const shown = document.file?.language ? '; the same file of another language shows what it says' : '';
  const finding: Finding = {
    kind: 'key-missing',
    found: 'nothing',
    expected: issue.code === 'invalid_type' ? (kindNames[issue.expected] ?? issue.expected) : 'a value',
    fix: `Add this key${beside ? ` ${beside.side} "${beside.key}"` : ''}${shown}.`,
  };
  const position = beside ? document.positionOf([...path.slice(0, -1), beside.key]) : {};
  return { ...problem(document, path, finding), ...position };
}

/** The key after which a missing one belongs, in the order of the schema; for the first key, the one that follows it. */
function keyBeside(document: DataDocument, schema: z.ZodType, path: KeyPath) {
  const parent = path.slice(0, -1);
  const keys = keysOf(childSchema(schema, parent));
  const present = (key: string) => valueAt(document.value, [...parent, key]) !== undefined;
  const at = keys.indexOf(String(path.at(-1)));
  const before = keys.slice(0, Math.max(at, 0)).findLast(present);
  if (before !== undefined) return { side: 'after', key: before };
  const after = keys.slice(at + 1).find(present);
  return after === undefined ? undefined : { side: 'before', key: after };
}

const kindNames: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ ]',
  object: 'a group of keys { }',
};

function wrongValue(value: unknown, issue: Issue, field: z.ZodType | undefined): Finding {
  const found = describeValue(value);
  switch (issue.code) {
    case 'invalid_type':
      return {
        kind: 'value-type',
        found,
        expected: kindNames[issue.expected] ?? issue.expected,
        fix: typeFix(value, issue.expected, field),
      };
    case 'invalid_value':
      return {
        kind: 'value-choice',
        found,
        expected: `one of ${issue.values.map((choice) => JSON.stringify(choice)).join(', ')}`,
        fix: didYouMean(String(value), issue.values.map(String), 'Write one of these.'),
      };
    case 'too_small':
      return { kind: 'value-range', found, expected: range('at least', issue.minimum, issue), fix: unknownFix };
    case 'too_big': {
      const expected = range('at most', issue.maximum, issue);
      return typeof value === 'string'
        ? { kind: 'value-range', found: `${value.length} characters`, expected, fix: 'Shorten it.' }
        : { kind: 'value-range', found, expected, fix: unknownFix };
    }
    default: {
      // Our own rules bring their own advice.
      const own: unknown = issue.code === 'custom' ? issue.params?.fix : undefined;
      const wrong = { kind: 'value-form', found, expected: issue.message } as const;
      return own ? { ...wrong, fix: String(own) } : { ...wrong, ...formFix(value, field) };
    }
  }
}

/** The advice if nothing better is known. */
const unknownFix = 'Correct the value.';

const units: Readonly<Record<string, string>> = { array: ' entries', string: ' characters' };

const range = (words: string, limit: number | bigint, { exact, origin }: { exact?: boolean; origin: string }) =>
  `${exact ? 'exactly' : words} ${limit}${units[origin] ?? ''}`;

/** If a text was not left empty, it is often right but for its form. */
function formFix(value: unknown, field: z.ZodType | undefined): Pick<Finding, 'fix' | 'instead'> {
  if (typeof value !== 'string') return { fix: unknownFix };
  if (value.trim() === '') return { fix: 'Write the text.' };
  const meant = inOtherForms(value).find((form) => field?.safeParse(form).success);
  if (meant === undefined) return { fix: unknownFix };
  return { fix: `Write ${JSON.stringify(meant)}.`, instead: { from: value, to: meant } };
}

/** A text without spaces around it, as a slug, as an id, as a telephone number, as a day. */
function inOtherForms(text: string): string[] {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[a-zA-Z0-9]+/g) ?? [];
  const camel = words.map(
    (word, index) => (index ? word.charAt(0).toUpperCase() : word.charAt(0).toLowerCase()) + word.slice(1),
  );
  return [
    text.trim(),
    words.join('-').toLowerCase(),
    camel.join(''),
    text.replace(/[^\d+]+/g, ' ').trim(),
    text.replace(/^(\d\d?)\D(\d\d?)\D(\d{4})$/, (_, day, month, year) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    ),
    text.replace(/\D/g, '-'),
    text.replace(/\s+/g, ''),
  ];
}

/** The most likely mistake is missing or superfluous quotation marks. */
function typeFix(value: unknown, expected: string, field: z.ZodType | undefined): string {
  if (typeof value === 'string' && (expected === 'number' || expected === 'int')) {
    const meant = numberIn(value);
    if (meant !== undefined) return `Write ${meant}, without quotation marks.`;
  }
  if (typeof value === 'string' && isLiteral(value) && field?.safeParse(JSON.parse(value)).success) {
    return `Take the quotation marks off: ${value}.`;
  }
  if (expected === 'string' && typeof value === 'number') return `Put quotation marks around it: "${value}".`;
  if (expected === 'int' && typeof value === 'number')
    return `Write ${Math.round(value)}, or ${Math.round(value * 1000)} if the point stands between thousands: here, it is the decimal sign, and pages show no decimals.`;
  return unknownFix;
}

/** The number that a text such as `390 €`, `4,5` or `1 350` means; undefined if it means none. */
function numberIn(text: string): number | undefined {
  const bare = text.replace(/[\s€%]/g, '');
  const meant = Number(/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(bare) ? bare.replace(/[.,]/g, '') : bare.replace(',', '.'));
  return bare === '' || Number.isNaN(meant) ? undefined : meant;
}

const isLiteral = (text: string) => ['true', 'false', 'null'].includes(text);

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1' : `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'a group of keys';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
