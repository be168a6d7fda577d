import type { Finding } from './problem';
import { shortened } from './quotation';

/** The intended value of something without quotation marks. */
interface ExplainedValue {
  finding: Finding;
  /** The value as JSON. */
  meant: string;
}

/** Explains what is wrong with a value without straight quotation marks. */
export function explainUnquotedValue(raw: string): ExplainedValue {
  return explainNumber(raw) ?? explainWord(raw) ?? textWithoutQuotes(raw);
}

const number = /^([€$£]?)\s*([+-]?\d?[\d\s.,'’]*)\s*(€|%|\$|£|eur|euros?)?$/i;

/** The same for localised numbers; undefined if the value is not a number. */
export function explainNumber(raw: string): ExplainedValue | undefined {
  const [, before = '', digits = '', after = ''] = number.exec(raw) ?? [];
  const meant = /\d/.test(digits) ? Number(plainNumber(digits.trim())) : Number.NaN;
  if (Number.isNaN(meant)) return undefined;
  const expected = expectedNumber(digits.trim(), before || after);
  return { meant: String(meant), finding: { kind: 'json-number', found: raw, expected, fix: `Write ${meant}.` } };
}

function expectedNumber(digits: string, unit: string): string {
  if (unit) return `the number alone: the page writes ${unit} by itself`;
  if (/^[+-]?0\d/.test(digits)) return 'a number without a 0 in front';
  if (/\d[\s'’]\d/.test(digits)) return 'digits with nothing between them';
  return digits.includes(',')
    ? 'a number with a point before its decimals, and no other sign'
    : 'a number such as 390 or 4.5';
}

/** The last point or comma is the decimal separator, unless three digits follow each: then they separate thousands. */
const inThousands = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;

function plainNumber(digits: string): string {
  const bare = digits.replace(/[\s'’]/g, '');
  if (inThousands.test(bare)) return bare.replace(/[.,]/g, '');
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','));
  if (last < 0) return bare;
  return `${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`;
}

/** What people write for the three literals of JSON. */
const words: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['true', 'yes', 'on', 'vrai', 'oui', 'sí', 'si', 'verdadero'].map((word) => [word, 'true'])),
  ...Object.fromEntries(['false', 'no', 'off', 'faux', 'non', 'falso'].map((word) => [word, 'false'])),
  ...Object.fromEntries(['null', 'none', 'nil', 'undefined', 'nan'].map((word) => [word, 'null'])),
};

function explainWord(raw: string): ExplainedValue | undefined {
  const key = raw.toLowerCase();
  const meant = Object.hasOwn(words, key) ? words[key] : undefined;
  if (meant === undefined) return undefined;
  const expected = 'true, false or null, in small letters';
  return { meant, finding: { kind: 'json-bad-word', found: raw, expected, fix: `Write ${meant}.` } };
}

/** Quotation marks of word processors, where JSON needs straight ones. */
const otherQuotes = /^[“”„«»‘’']\s?|\s?[“”„«»‘’']$/g;

function textWithoutQuotes(raw: string): ExplainedValue {
  const text = raw.replace(otherQuotes, '');
  const meant = JSON.stringify(text);
  const found = shortened(raw);
  return {
    meant,
    finding: {
      kind: 'json-bad-word',
      found,
      expected: 'a text between two straight quotation marks',
      fix: found === raw ? `Write ${meant}.` : 'Put a " before it and after it, and no other quotation marks around it.',
    },
  };
}
