import { defaultTreeAdapter, parseFragment, Tokenizer } from 'parse5';
import { type DataDocument, problem } from '../data-document';
import { factFiles, identifyFile } from '../file-kinds';
import type { Finding, KeyPath, Problem } from '../problem';
import { copyOf, picturesOf } from '../schema-walk';
import { codePoint, unseenIn, withoutUnseen } from '../unseen';
import { walkTexts } from '../walk-texts';

/** Checks one text. */
type Rule = (text: string) => Finding | undefined;

/** Texts are plain: no HTML, no Markdown, no invisible characters. Pages show every character as it is. */
export function plainTextProblems(document: DataDocument): Problem[] {
  const file = identifyFile(document.path);
  if (!file || !('language' in file || file.kind in factFiles)) return [];
  const read = (texts: readonly { path: KeyPath; text: string }[], rules: readonly Rule[]) =>
    texts.flatMap(({ path, text }) =>
      rules.flatMap((rule) => {
        const finding = rule(text);
        return finding ? [problem(document, path, finding)] : [];
      }),
    );
  const texts = walkTexts(document.value);
  // The path of a picture that nobody can see whole is a missing picture: its backslashes became other signs.
  const pictures = new Set(picturesOf(file.schema, document.value).map(({ src }) => src));
  const others = texts.filter(({ text }) => !pictures.has(text));
  return [
    ...read(others, [invisible]),
    ...read(texts, [tags, entities, decomposed, letterForms, mixed]),
    ...read(copyOf(file.schema, document.value), [markdown, unfinished, foreign]),
  ];
}

/** The first distinct matches of a global pattern in a text; a text with very many is not read to its end. */
export function distinctMatches(text: string, pattern: RegExp, most: number): string[] {
  const found = new Set<string>();
  let matches = 0;
  for (const [match] of text.matchAll(pattern)) {
    found.add(match.trim());
    if (found.size === most || ++matches === 1000) break;
  }
  return [...found];
}

/** How many examples a message names. */
const examples = 3;

/** A rule for a pattern. */
const matching =
  (pattern: RegExp, finding: (matches: readonly string[]) => Finding): Rule =>
  (text) => {
    const matches = distinctMatches(text, pattern, examples);
    return matches.length > 0 ? finding(matches) : undefined;
  };

const quotedList = (matches: readonly string[]) => matches.map((match) => JSON.stringify(match.slice(0, 60))).join(', ');

/** What HTML would take for a tag or a comment, also an element that nothing closes. */
function tags(text: string): Finding | undefined {
  if (!/<[a-z!?/]/i.test(text)) return undefined;
  const whole = tagsIn(text);
  const found =
    whole.length > 0 ? whole : unclosedEnds.flatMap((end) => tagsIn(text, end).filter((tag) => tag.includes('=')));
  if (found.length === 0) return undefined;
  return {
    kind: 'text-markup',
    found: `HTML: ${quotedList([...new Set(found)].slice(0, examples))}`,
    expected: 'plain text: visitors would read the tags',
    fix: 'Take the tags out, in every language; the page decides how texts look.',
  };
}

/** What ends an element: outside of its attributes, or in one with quotation marks. */
const unclosedEnds = ['>', '">', "'>"];

function tagsIn(text: string, end = ''): string[] {
  const found: string[] = [];
  const keep = ({ location }: { location: { startOffset: number; endOffset: number } | null }) => {
    if (location) found.push(text.slice(location.startOffset, location.endOffset));
  };
  const pass = () => undefined;
  const handler = { onStartTag: keep, onEndTag: keep, onComment: keep, onDoctype: keep, onEof: pass };
  const letters = { onCharacter: pass, onNullCharacter: pass, onWhitespaceCharacter: pass };
  new Tokenizer({ sourceCodeLocationInfo: true }, { ...handler, ...letters }).write(text + end, true);
  return found;
}

/** Bold, links, headings, code and lists; not a plus sign, which starts a text such as “+ IVA”. */
const markdownPattern =
  /\*\*[^*\s][^*]{0,60}\*\*|~~[^~\s][^~]{0,60}~~|__[^_\s][^_]{0,60}__|(?<![\w*])\*[^*\s][^*]{0,60}\*(?![\w*])|\[[^[\]]{1,80}\]\([^()\s]{1,200}\)|`[^`]{1,60}`|^(?:#{1,6}|[-*•◦▪·])\s/g;

const markdown = matching(markdownPattern, (found) => ({
  kind: 'text-markdown',
  found: `Markdown: ${quotedList(found)}`,
  expected: 'plain text: visitors would read these signs',
  fix: 'Take the signs out, in every language; the page decides how texts look.',
}));

/**
 * Placeholders for unfinished texts: dummy words, references to other texts, three dots alone, notes in brackets, but not
 * their numbers. “TODO” in capitals can also start a Spanish headline.
 */
const unfinishedPattern =
  /\$t\([^()]{0,60}\)|\b(?:TBD|FIXME)\b|\b(?:XXX+|xxx+)\b|\bTODO\b(?! \p{Lu}{2})|[Ll]orem ipsum|^(?:…|\.{3}|\?+|-+)$|\?{3}|\[(?!…|\.{3}|\d+\])[^[\]]{1,60}\](?!\()/gu;

const unfinished = matching(unfinishedPattern, (found) => ({
  kind: 'text-unfinished',
  found: quotedList(found),
  expected: 'a text that is ready to be read',
  fix: 'Write the text; until it is there, leave the former one.',
}));

/** What HTML writes for a character: whatever its parser decodes, with a semicolon or without. */
function entities(text: string): Finding | undefined {
  if (!text.includes('&')) return undefined;
  const found = new Map([...text.matchAll(/&(?:#x?)?[\p{L}\d]{1,40};?/gu)].flatMap(([written]) => entityIn(written)));
  if (found.size === 0) return undefined;
  const named = [...found].slice(0, examples);
  return {
    kind: 'text-entity',
    found: `${quotedList(named.map(([entity]) => entity))}, which HTML writes for a character`,
    expected: 'the character itself: visitors would read what stands here',
    fix: `Write ${named.map(([entity, character]) => `${typed(character)} for ${entity}`).join(', ')}.`,
  };
}

/** The entity at the start of a word, and its character; nothing if letters follow it: Wind&regen is no entity. */
function entityIn(written: string): [entity: string, character: string][] {
  const decoded = textOf(written);
  if (decoded === written) return [];
  if (written.endsWith(';') && !decoded.endsWith(';')) return [[written, decoded]];
  const [character = ''] = decoded;
  const rest = decoded.slice(character.length);
  if (/^\p{L}/u.test(rest) && !written.startsWith('&#')) return [];
  return [[written.slice(0, written.length - rest.length), character]];
}

const textOf = (html: string) => {
  const [node] = parseFragment(html).childNodes;
  return node && defaultTreeAdapter.isTextNode(node) ? node.value : html;
};

/** How these characters are typed in a text. */
const typedAs: Readonly<Record<string, string>> = { '"': '”', "'": '’', '\u00a0': '\\u00a0' };

/** A character as it is typed in a text; in words if nobody would see it. */
const typed = (character: string) =>
  typedAs[character] ?? (/[\s\p{C}\ufffd]/u.test(character) ? 'the character' : character);

/** A character that nobody sees. */
function invisible(text: string): Finding | undefined {
  const { sign, index } = unseenIn(text) ?? {};
  if (sign === undefined || index === undefined) return undefined;
  const before = /\S{0,30}$/.exec(text.slice(Math.max(0, index - 30), index))?.[0] ?? '';
  const after = /^\S{0,30}/.exec(text.slice(index + sign.length, index + sign.length + 30))?.[0] ?? '';
  const word = withoutUnseen(`${before}${/\s/.test(sign) && sign !== '\ufeff' ? ' ' : ''}${after}`);
  return {
    kind: 'text-invisible',
    found: `a character that nobody sees (${codePoint(sign)})`,
    expected: 'only characters that can be seen, and spaces',
    fix: word === '' ? 'Take it out.' : `Type this again: ${JSON.stringify(word)}.`,
  };
}

function decomposed(text: string): Finding | undefined {
  const heap = /\p{M}/u.test(text) && /\P{M}\p{M}{4,}/u.exec(text)?.[0];
  if (heap) {
    return {
      kind: 'text-decomposed',
      found: `${[...heap].length - 1} accents on one letter, which cover the lines around`,
      expected: 'letters with their accents, as a keyboard writes them',
      fix: 'Type the word again.',
    };
  }
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

/** Unicode's letters for the compatibility with older encodings: digraphs, ligatures, mathematical letters, those of full width. */
const letterForm =
  '[\\u0132\\u0133\\u013f\\u0140\\u0149\\u017f\\u01c4-\\u01cc\\u01f1-\\u01f3\\ufb00-\\ufb4f\\ufe70-\\ufefc\\uff10-\\uff19\\uff21-\\uff3a\\uff41-\\uff5a\\u{1d400}-\\u{1d7ff}]';

const letterForms = matching(new RegExp(`[\\p{L}\\p{M}\\d]{0,40}${letterForm}[\\p{L}\\p{M}\\d]{0,40}`, 'gu'), (found) => ({
  kind: 'typography-letter-form',
  found: quotedList(found),
  expected: 'letters and digits as a keyboard writes them',
  fix: `Write ${quotedList(found.map((word) => word.normalize('NFKC')))}.`,
}));

/** A letter of another script than Latin; those that are written without spaces stand beside Latin letters. */
const otherLetter =
  '(?![\\p{Script=Latin}\\p{Script=Common}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Bopomofo}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])\\p{L}';
const hasOther = new RegExp(otherLetter, 'u');
const othersIn = (word: string) => [...new Set(word.match(new RegExp(otherLetter, 'gu')))].join(', ');

const wordsIn = (text: string) =>
  (hasOther.test(text) ? (text.match(/[\p{L}\p{M}]+/gu) ?? []) : []).filter((word) => hasOther.test(word));

/** A unit or a quantity, such as kΩ or ΔT, with a Greek letter that looks like no Latin one. */
const quantity = /^\p{Script=Latin}?[ΓΔΘΛΞΠΣΦΨΩβγδεζηθλμξπρσφψω]\p{Script=Latin}?$/u;

/** Words of two scripts: searches do not find them. */
function mixed(text: string): Finding | undefined {
  // An old address is as it was.
  if (text.startsWith('/')) return undefined;
  const word = wordsIn(text).find((one) => /\p{Script=Latin}/u.test(one) && !quantity.test(one));
  if (word === undefined) return undefined;
  return {
    kind: 'text-mixed',
    found: `letters of another alphabet (${othersIn(word)}) in "${word}"`,
    expected: 'letters of one alphabet in a word',
    fix: 'Type the word again.',
  };
}

/** A word in an alphabet with capital letters, other than Latin, and not a single Greek letter. */
const foreignWord = /^(?!\p{Script=Greek}$)(?:(?!\p{Script=Latin})[\p{Lu}\p{Ll}\p{M}])+$/u;

/**
 * Words wholly in letters of another alphabet, in a text of Latin ones: capital letters of most look like Latin ones. A single Greek
 * letter is a sign, such as λ.
 */
function foreign(text: string): Finding | undefined {
  const words = wordsIn(text).filter((word) => foreignWord.test(word));
  const [word] = words;
  if (word === undefined || words.join('').length >= (text.match(/\p{Script=Latin}/gu) ?? []).length) return undefined;
  return {
    kind: 'text-alphabet',
    found: `"${word}", in letters of another alphabet (${othersIn(word)})`,
    expected: 'the alphabet of the other words',
    fix: 'If the word is not in another language, type it again.',
  };
}
