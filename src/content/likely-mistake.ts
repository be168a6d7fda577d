import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { looseStrings } from './loose-strings';
import type { Finding } from './problem';
import { quotedIn, shortened } from './quotation';
import { explainUnquotedValue } from './unquoted-value';

/** A mistake in terms that its author understands. */
interface LikelyMistake {
  finding: Finding;
  /** Its column in the line. */
  column: number;
  /** The corrected line. */
  fixed: string;
  /** How many of the following lines belong to it. */
  more?: number;
}

/** A line with a parse error. */
interface FaultyLine {
  text: string;
  /** The lines after it. */
  following: readonly string[];
  error: ParseError;
  /** The language of the file, if it has one. */
  language: string | undefined;
}

/** Nobody writes longer lines by hand, and the patterns would take too long. */
const longestLine = 5_000;

/**
 * Guesses the mistake that caused a parse error: a localised number, quotation marks inside a text, and so on.
 * @returns undefined if nothing matches
 */
export function likelyMistake(line: FaultyLine): LikelyMistake | undefined {
  if (line.text.length > longestLine) return undefined;
  for (const recognise of recognisers) {
    const mistake = recognise(line);
    if (mistake) return mistake;
  }
  return undefined;
}

/** Replaces a part of a text. */
export const splice = (text: string, offset: number, length: number, by: string) =>
  text.slice(0, offset) + by + text.slice(offset + length);

/** `"src": "features\en\planning.png"` */
function pathWithBackslashes({ text, error }: FaultyLine): LikelyMistake | undefined {
  const match = /"([^"\s]*\\[^"\s]*\.(?:png|jpe?g|webp|avif))"/i.exec(text);
  if (!match || !/^Invalid(?:EscapeCharacter|Unicode)$/.test(printParseErrorCode(error.error))) return undefined;
  const [found, path = ''] = match;
  const meant = `"${path.replace(/\\+/g, '/')}"`;
  const finding: Finding = {
    kind: 'json-bad-escape',
    found: shortened(found),
    expected: 'a path with / between its parts',
    fix: `Write ${shortened(meant)}.`,
  };
  return { finding, column: match.index, fixed: splice(text, match.index, found.length, meant) };
}

/** `"works: "Semis"`, `works": "Semis"`, `works: "Semis"`, `'works': "Semis"` */
function keyWithoutQuotes({ text }: FaultyLine): LikelyMistake | undefined {
  const match = /^(\s*\{?\s*)(["'‘’“”„«»]?\s?(\w{1,60})\s?["'‘’“”„«»]?)(\s*:)(?=\s*["“‘'«[{\dtfn-])/.exec(text);
  if (!match) return undefined;
  const [, indent = '', found = '', key = ''] = match;
  if (found === `"${key}"`) return undefined;
  const finding: Finding = {
    kind: 'json-missing-key',
    found,
    expected: 'a key between two straight quotation marks',
    fix: `Write "${key}".`,
  };
  return { finding, column: indent.length, fixed: splice(text, indent.length, found.length, `"${key}"`) };
}

/** `"works"; "Semis"` */
function otherSignForColon({ text }: FaultyLine): LikelyMistake | undefined {
  const match = /^(\s*\{?\s*"\w{1,60}"\s*)(;|=>?)(?=\s*\S)/.exec(text);
  if (!match) return undefined;
  const [, before = '', sign = ''] = match;
  const finding: Finding = {
    kind: 'json-missing-colon',
    found: `"${sign}"`,
    expected: 'a colon between the key and its value',
    fix: `Replace ${sign} by a colon.`,
  };
  return { finding, column: before.length, fixed: splice(text, before.length, sign.length, ':') };
}

/** `"works" "Semis"` */
function noColon({ text, error }: FaultyLine): LikelyMistake | undefined {
  const match = /^(\s*\{?\s*)("\w{1,60}")\s+(?=["[{\d-]|true|false|null)/.exec(text);
  if (!match || printParseErrorCode(error.error) !== 'ColonExpected') return undefined;
  const [, indent = '', key = ''] = match;
  const column = indent.length + key.length;
  const finding: Finding = {
    kind: 'json-missing-colon',
    found: `no colon after ${key}`,
    expected: 'a colon between the key and its value',
    fix: `Write a colon after it: ${key}:`,
  };
  return { finding, column, fixed: splice(text, column, 0, ':') };
}

/** `"works": "Semis";` */
function otherSignForComma({ text, following }: FaultyLine): LikelyMistake | undefined {
  const match = /^(.*(?:["\]}]|\d|true|false|null)\s*);\s*$/.exec(text);
  if (!match) return undefined;
  const column = match[1]?.length ?? 0;
  const isLast = endsGroup(following);
  const finding: Finding = {
    kind: 'json-missing-comma',
    found: '";"',
    expected: isLast ? 'nothing after the last entry' : 'a comma between two entries',
    fix: isLast ? 'Take it out.' : 'Replace it by a comma.',
  };
  return { finding, column, fixed: splice(text, column, 1, isLast ? '' : ',') };
}

const nextWords = (following: readonly string[]) => following.find((line) => line.trim())?.trim() ?? '';

const endsGroup = (following: readonly string[]) => /^(?:[}\]]|$)/.test(nextWords(following));

const isJson = (raw: string) => /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/.test(raw);

/** `"price": 390 €`, `"listed": True`, `"works": Semis`, `"works": “Semis”` */
function valueWithoutQuotes({ text }: FaultyLine): LikelyMistake | undefined {
  const values = [
    ...text.matchAll(/("\w{1,60}"\s*:\s*)([^\s"{}[\]][^"{}[\]]*?)(?=\s*(?:,\s*"|,?\s*[}\]]|,?\s*$))/g),
    ...text.matchAll(/^(\s*)([^\s"{}[\],:;/][^"{}[\]:;]*?)(?=\s*,?\s*$)/g),
  ];
  for (const { 1: before = '', 2: raw = '', index } of values) {
    if (isJson(raw) || /^[\s,:;]|\/[/*]/.test(raw)) continue;
    const { finding, meant } = explainUnquotedValue(raw);
    const column = index + before.length;
    return { finding, column, fixed: splice(text, column, raw.length, meant) };
  }
  return undefined;
}

/** `"works": Semis"` */
function textWithoutStart({ text }: FaultyLine): LikelyMistake | undefined {
  const match = /^(\s*\{?\s*"\w{1,60}"\s*:\s*)([^\s"{}[\],][^"{}[\]]*)"(?=\s*,?\s*$)/.exec(text);
  if (!match) return undefined;
  const [, before = '', raw = ''] = match;
  const meant = `"${raw.replace(/^[“”„«»‘’']\s?/, '')}"`;
  const finding: Finding = {
    kind: 'json-open-quote',
    found: shortened(`${raw}"`),
    expected: 'a text between two straight quotation marks',
    fix: 'Put a " before it.',
  };
  return { finding, column: before.length, fixed: splice(text, before.length, raw.length + 1, meant) };
}

/** `"works": "Semis,` */
function textWithoutEnd({ text, following }: FaultyLine): LikelyMistake | undefined {
  const open = looseStrings(text).find(({ end }) => end === undefined);
  if (!open) return undefined;
  if (!/^(?:["}\]]|$)/.test(nextWords(following))) return brokenLine(text, following, open.start);
  const [, words = '', comma = ''] = /^(.*?)(,?)\s*$/.exec(text.slice(open.start)) ?? [];
  const [curly] = /[“”„]$/.exec(words) ?? [];
  const place = comma ? 'before the comma at its end' : 'at its end';
  const finding: Finding = {
    kind: 'json-open-quote',
    found: shortened(words + comma),
    expected: 'a text that ends with a quotation mark on its own line',
    fix: curly ? `Write a straight " instead of the ${curly} ${place}.` : `Put a " ${place}.`,
  };
  const next = comma || (endsGroup(following) ? '' : ',');
  const closed = curly ? words.slice(0, -1) : words;
  return { finding, column: open.start, fixed: `${text.slice(0, open.start)}${closed}"${next}` };
}

/** The maximum number of lines of a pasted text. */
const mostLines = 50;

/** A text with line breaks. */
function brokenLine(text: string, following: readonly string[], column: number): LikelyMistake | undefined {
  const more = following.slice(0, mostLines).findIndex((line) => /"\s*,?\s*$/.test(line)) + 1;
  if (more === 0) return undefined;
  const parts = following.slice(0, more).map((part) => part.trim());
  const fixed = [text.trimEnd(), ...parts.filter(Boolean)].join(' ');
  const finding: Finding = {
    kind: 'json-line-break',
    found: `a text on ${more + 1} lines: ${shortened(text.slice(column).trim())}`,
    expected: 'every text on one line',
    fix: `Join this line and the ${more === 1 ? 'next' : `next ${more}`}.`,
  };
  return { finding, column, fixed, more };
}

/** `"title": "les "professionnels""` */
function quotesInside({ text, language }: FaultyLine): LikelyMistake | undefined {
  const string = looseStrings(text).find(({ inner }) => inner.length > 0);
  if (!string || string.end === undefined) return undefined;
  const { start, end, inner } = string;
  const finding: Finding = {
    kind: 'json-inner-quote',
    found: shortened(text.slice(start, end + 1)),
    expected: 'no straight quotation mark inside a text: JSON takes it for the end',
    fix: mendQuotes(text, inner, language),
  };
  const fixed =
    text.slice(0, start + 1) + text.slice(start + 1, end).replace(/\\.|"/g, (sign) => (sign === '"' ? '\\"' : sign));
  return { finding, column: inner[0] ?? start, fixed: fixed + text.slice(end) };
}

/** How many quotations a message contains. */
const mostQuotations = 3;

function mendQuotes(text: string, inner: readonly number[], language: string | undefined): string {
  if (inner.length % 2 === 1) return 'Take out the " inside the text, or write \\" instead.';
  const pairs = inner.flatMap((at, index) => (index % 2 === 0 ? [text.slice(at + 1, inner[index + 1])] : []));
  const written = pairs.slice(0, mostQuotations).map((words) => quotedIn(language, shortened(words.trim())));
  return `Write ${written.join(' and ')} instead.`;
}

/** `"a": 1,,` */
function commaTwice({ text }: FaultyLine): LikelyMistake | undefined {
  const column = /,(?=\s*,\s*$)/.exec(text)?.index;
  if (column === undefined) return undefined;
  const finding: Finding = {
    kind: 'json-trailing-comma',
    found: 'two commas',
    expected: 'one comma between two entries',
    fix: 'Take one of them out.',
  };
  return { finding, column, fixed: splice(text, column, 1, '') };
}

/** The parser itself reports a text that does not end on its line; these guesses would be wrong there. */
const unlessInText =
  (recognise: (line: FaultyLine) => LikelyMistake | undefined) =>
  (line: FaultyLine): LikelyMistake | undefined =>
    printParseErrorCode(line.error.error) === 'UnexpectedEndOfString' ? undefined : recognise(line);

const recognisers = [
  pathWithBackslashes,
  keyWithoutQuotes,
  otherSignForColon,
  noColon,
  unlessInText(otherSignForComma),
  unlessInText(commaTwice),
  unlessInText(valueWithoutQuotes),
  textWithoutStart,
  quotesInside,
  textWithoutEnd,
];
