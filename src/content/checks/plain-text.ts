import { defaultTreeAdapter, parseFragment } from 'parse5';
import { type DataDocument, problem } from '../data-document';
import { factFiles, identifyFile } from '../file-kinds';
import { memoize } from '../memoize';
import type { Finding, KeyPath, Problem } from '../problem';
import { copyOf } from '../schema-walk';
import { walkTexts } from '../walk-texts';
import type { CheckedFiles } from './check';

/** Texts are plain: no HTML, no Markdown, no invisible characters. Pages show every character as it is. */
export const checkPlainText = ({ documents }: CheckedFiles): Problem[] => [...documents.values()].flatMap(checkDocument);

/** Checks one text. */
type Rule = (text: string) => Finding | undefined;

const checkDocument = memoize((document: DataDocument): Problem[] => {
  const file = identifyFile(document.path);
  if (!file || !('language' in file || file.kind in factFiles)) return [];
  const read = (texts: readonly { path: KeyPath; text: string }[], rules: readonly Rule[]) =>
    texts.flatMap(({ path, text }) =>
      rules.flatMap((rule) => {
        const finding = rule(text);
        return finding ? [problem(document, path, finding)] : [];
      }),
    );
  return [
    ...read(walkTexts(document.value), [tags, entities, invisible, decomposed]),
    ...read(copyOf(file.schema, document.value), [markdown, unfinished, mixed]),
  ];
});

/** How many different matches a search returns, and after how many matches it stops. */
interface Limits {
  distinct: number;
  matches: number;
}

/** The distinct matches of a global pattern in a text. */
export function distinctMatches(text: string, pattern: RegExp, limits: Limits): string[] {
  const found = new Set<string>();
  let matches = 0;
  for (const [match] of text.matchAll(pattern)) {
    found.add(match.trim());
    if (found.size === limits.distinct || ++matches === limits.matches) break;
  }
  return [...found];
}

/** How many examples a message names. */
const examples: Limits = { distinct: 3, matches: Number.POSITIVE_INFINITY };

/** A rule for a pattern: most texts contain none of the `signs` that a match starts with. */
const matching =
  (signs: RegExp, pattern: RegExp, finding: (matches: readonly string[]) => Finding): Rule =>
  (text) => {
    if (!signs.test(text)) return undefined;
    const matches = distinctMatches(text, pattern, examples);
    return matches.length > 0 ? finding(matches) : undefined;
  };

const quotedList = (matches: readonly string[]) => matches.map((match) => JSON.stringify(match.slice(0, 60))).join(', ');

const tags = matching(/</, /<\/?[a-z][a-z0-9-]{0,20}(?:\s[^<>]{0,200})?\/?>|<!--/gi, (found) => ({
  kind: 'text-markup',
  found: `HTML: ${quotedList(found)}`,
  expected: 'plain text: visitors would read the tags',
  fix: 'Take the tags out, in every language; the page decides how texts look.',
}));

/** Bold, links, headings, code and lists. */
const markdownPattern =
  /\*\*[^*\s][^*]{0,60}\*\*|__[^_\s][^_]{0,60}__|(?<![\w*])\*[^*\s][^*]{0,60}\*(?![\w*])|\[[^[\]]{1,80}\]\([^()\s]{1,200}\)|`[^`]{1,60}`|^(?:#{1,6}|[-*+•◦▪·])\s/g;

const markdown = matching(/[*_`[]|^[#+•◦▪·-]/, markdownPattern, (found) => ({
  kind: 'text-markdown',
  found: `Markdown: ${quotedList(found)}`,
  expected: 'plain text: visitors would read these signs',
  fix: 'Take the signs out, in every language; the page decides how texts look.',
}));

/**
 * Placeholders for unfinished texts: dummy words, three dots alone, notes in brackets, but not their numbers. “TODO” in capitals can also start a
 * Spanish headline.
 */
const unfinishedPattern =
  /\b(?:TBD|FIXME)\b|\b(?:XXX+|xxx+)\b|\bTODO\b(?! \p{Lu}{2})|[Ll]orem ipsum|^(?:…|\.{3}|\?+|-+)$|\?{3}|\[(?!…|\.{3}|\d+\])[^[\]]{1,60}\](?!\()/gu;

const unfinished = matching(/TBD|FIXME|XXX|xxx|TODO|orem|\[|\?\?|^[….?-]+$/, unfinishedPattern, (found) => ({
  kind: 'text-unfinished',
  found: quotedList(found),
  expected: 'a text that is ready to be read',
  fix: 'Write the text; until it is there, leave the former one.',
}));

const entities = matching(/&/, /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/gi, (found) => {
  const meant = found.map((entity) => `${characterOf(entity)} for ${entity}`);
  return {
    kind: 'text-entity',
    found: `${quotedList(found)}, which HTML writes for a character`,
    expected: 'the character itself: visitors would read what stands here',
    fix: `Write ${meant.join(', ')}.`,
  };
});

/** How these characters are typed in a text. */
const typed: Readonly<Record<string, string>> = { '"': '”', "'": '’', '\u00a0': '\\u00a0' };

/** The character of an entity, as it is typed; in words if HTML knows none, or if nobody would see it. */
function characterOf(entity: string): string {
  const [node] = parseFragment(entity).childNodes;
  const character = node && defaultTreeAdapter.isTextNode(node) ? node.value : entity;
  return typed[character] ?? (character === entity || /[\s\p{C}]/u.test(character) ? 'the character' : character);
}

/**
 * Control characters, soft hyphens, and characters of no width; those that join letters only beside Latin ones, since other scripts
 * and emoji need them. Beside a hyphen, U+2060 keeps a line from ending there.
 */
const invisiblePattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2028\u2029\u202a-\u202e\u2061-\u2064\ufeff]|\p{Co}|(?<!-)\u2060(?!-)|(?<=[\p{Script=Latin}\s\p{P}]|^)[\u200c-\u200f]|[\u200c-\u200f](?=\p{Script=Latin})/u;

const names: Readonly<Record<string, string>> = {
  '\n': 'a line break',
  '\t': 'a tab',
  '\u00ad': 'a soft hyphen',
  '\u200b': 'a zero-width space',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\ufeff': 'a byte-order mark',
};

/** A quick test: most texts contain only letters, digits and usual signs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const unusual = /[\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]|\p{Co}/u;

function invisible(text: string): Finding | undefined {
  const [sign] = (unusual.test(text) && invisiblePattern.exec(text)) || [];
  if (sign === undefined) return undefined;
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const at = text.indexOf(sign);
  const around = (by: string) =>
    (/\S{0,30}$/.exec(text.slice(Math.max(0, at - 30), at))?.[0] ?? '') +
    by +
    (/^\S{0,30}/.exec(text.slice(at + sign.length, at + sign.length + 30))?.[0] ?? '');
  return {
    kind: 'text-invisible',
    found: `${names[sign] ?? 'a character that nobody sees'} (${code})`,
    expected: 'only characters that can be seen, and spaces',
    fix: `Type this again: ${JSON.stringify(withoutInvisible(around(/[\n\t\u2028\u2029]/.test(sign) ? ' ' : '')))}.`,
  };
}

const withoutInvisible = (text: string) => text.replace(new RegExp(invisiblePattern, 'gu'), '');

function decomposed(text: string): Finding | undefined {
  if (text.normalize('NFC') === text) return undefined;
  const word = [...text.matchAll(/[\p{L}\p{M}]{0,40}\p{L}\p{M}[\p{L}\p{M}]{0,40}/gu)]
    .map(([match]) => match)
    .find((match) => match.normalize('NFC') !== match);
  if (word === undefined) return undefined;
  return {
    kind: 'text-decomposed',
    found: `accents that are characters of their own, in "${word}"`,
    expected: 'letters with their accents, as a keyboard writes them',
    fix: `Type this again: "${word.normalize('NFC')}".`,
  };
}

/** Words that contain a look-alike letter of another alphabet: searches do not find them. */
function mixed(text: string): Finding | undefined {
  const [word] = (/[\u0370-\u03ff\u0400-\u04ff]/.test(text) && mixedPattern.exec(text)) || [];
  if (word === undefined) return undefined;
  const letters = [...word].filter((letter) => !/[\p{Script=Latin}\p{M}]/u.test(letter)).join(', ');
  return {
    kind: 'text-mixed',
    found: `letters of another alphabet (${letters}) in "${word}"`,
    expected: 'letters of one alphabet in a word',
    fix: 'Type the word again.',
  };
}

const other = '[\\p{Script=Cyrillic}\\p{Script=Greek}]';
const mixedPattern = new RegExp(`\\p{Script=Latin}+${other}[\\p{L}\\p{M}]*|${other}+\\p{Script=Latin}[\\p{L}\\p{M}]*`, 'u');
