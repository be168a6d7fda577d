/** Emoji (UTS 51): the signs that join, colour or number them have no meaning elsewhere. */
const picture = '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]?\\p{Emoji_Modifier}?';
const flag = '\\u{1f3f4}[\\u{e0030}-\\u{e007a}]{3,6}\\u{e007f}';
const emoji = `${flag}|${picture}(?:\\u200d${picture})*|[\\d#*]\\ufe0f\\u20e3`;

/**
 * What else may stand in a text: joiners in scripts whose letters change with them, direction marks beside letters that run to the
 * left, and U+2060 beside a hyphen, where it keeps a line from ending.
 */
const joined =
  '(?![\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}])[\\p{L}\\p{M}][\\u200c\\u200d](?!\\p{Script=Latin})';
const leftward = '[\\p{Script=Arabic}\\p{Script=Hebrew}]\\p{P}?[\\u200e\\u200f]';
const seen = `${emoji}|${joined}|${leftward}|-\\u2060|\\u2060-`;

/**
 * Characters that nobody sees, by their class in Unicode: control, format, private, unassigned, half of a pair, a separator of
 * lines, ignored where a font lacks it. The three last have no class of their own: the blank Braille sign, and two that stand for a
 * character that was lost. Unassigned emoji are those of a newer Unicode than Node's.
 */
const unseen = '(?!\\p{Extended_Pictographic})[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc\\ufffd]';

const pattern = new RegExp(`${seen}|(?<unseen>${unseen})`, 'gu');

/** A quick test: most texts have none. */
const suspect = new RegExp(unseen, 'u');

/** The first character of a text that nobody sees, with its index; undefined if there is none. */
export function unseenIn(text: string): { sign: string; index: number } | undefined {
  if (!suspect.test(text)) return undefined;
  for (const { groups, index } of text.matchAll(pattern)) if (groups?.unseen) return { sign: groups.unseen, index };
  return undefined;
}

const replaceUnseen = (text: string, by: (sign: string) => string) =>
  suspect.test(text)
    ? text.replace(pattern, (match, ...rest) =>
        (rest.at(-1) as { unseen?: string }).unseen === undefined ? match : by(match),
      )
    : text;

/** A text without these characters, but with the sign for a lost one: somebody has to write that again. */
export const withoutUnseen = (text: string) => replaceUnseen(text, (sign) => (sign === lost ? sign : ''));

const lost = '\ufffd';

/**
 * A text as one line of a terminal or a log: names in it can hold anything. What nobody sees is written as in JSON, and `##[`, which
 * GitHub reads as a command anywhere in a line, is broken.
 */
export const printable = (text: string) => replaceUnseen(text, escaped).replaceAll('##[', '#\\u0023[');

/** The same for a text of several lines. */
export const printableLines = (text: string) => text.split('\n').map(printable).join('\n');

/** The sign for a lost character can be seen, and messages speak of it. */
const escaped = (sign: string) =>
  sign === lost
    ? sign
    : Array.from({ length: sign.length }, (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

/** The code point of a character, as Unicode writes it. */
export const codePoint = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
