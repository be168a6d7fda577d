import type { KeyPath, Problem } from '../problems/problem';
import { type Finding, problem } from '../problems/problem-kinds';
import type { DataDocument } from '../reading/data-document';
import { copyOf } from '../schema/schema-walk';
import { walkTexts } from '../schema/walk-texts';
import { codePoint, unseenIn, withoutUnseen } from '../texts/unseen';

/** Checks one text. */
type Rule = (text: string) => Finding | undefined;

/** Texts are plain: no HTML, no Markdown, no invisible characters. Pages show every character as it is. */
export function plainTextProblems(document: DataDocument): Problem[] {
  const { file } = document;
  if (!file || file.isRecord) return [];
  const read = (texts: readonly { path: KeyPath; text: string }[], rules: readonly Rule[]) =>
    texts.flatMap(({ path, text }) =>
      rules.flatMap((rule) => {
        const finding = rule(text);
        return finding ? [problem(document, path, finding)] : [];
      }),
    );
  const notes = 'language' in file && file.language === 'es' ? spanishNotes : todo;
  return [
    ...read(walkTexts(document.value), [broken, invisible, tags, decomposed]),
    ...read(copyOf(file.schema, document.value), [lookalikes, markdown, unfinished, signs, notes]),
  ];
}

/** The first distinct matches of a global pattern in a text; a text with very many is not read to its end. */
function distinctMatches(text: string, pattern: RegExp, most: number): string[] {
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

/** What the bytes of é, É, œ, « and ’ in UTF-8 are in Windows-1252, and in its like, the encodings of programs that know no better. */
const broken = matching(
  /\S{0,20}(?:[ÃÅĹÐ√][\x80-\x9f\xa1-\xbfŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]|Â[\xa0-\xbf]|â[\x80-\x9f‚€‰]|‚Ç¨)\S{0,20}/g,
  (found) => ({
    kind: 'text-encoding',
    found: `broken letters: ${quotedList(found)}`,
    expected: 'letters as they were, such as é for Ã©: the file was saved in another encoding than UTF-8',
    fix: 'Save it as UTF-8, and write the letters again.',
  }),
);

/** What HTML would take for a tag or a comment, also an element that nothing closes. */
const tags = matching(/<[/!?]?[a-z-][^<>@]{0,200}>|<[a-z][^<>]{0,200}=[^<>]*$/gi, (found) => ({
  kind: 'text-markup',
  found: `HTML: ${quotedList(found)}`,
  expected: 'plain text: visitors would read the tags',
  fix: 'Take the tags out, in every language; the page decides how texts look.',
}));

/** Bold, links and code: signs that mean nothing else. */
const markdownPattern =
  /\*\*[^*\s][^*]{0,60}\*\*|~~[^~\s][^~]{0,60}~~|__[^_\s][^_]{0,60}__|\[[^[\]]{1,80}\]\([^()\s]{1,200}\)|`[^`]{1,60}`/g;

const markdown = matching(markdownPattern, (found) => ({
  kind: 'text-markdown',
  found: `Markdown: ${quotedList(found)}`,
  expected: 'plain text: visitors would read these signs',
  fix: 'Take the signs out, in every language; the page decides how texts look.',
}));

/** Placeholders for unfinished texts: dummy words, references to other texts, three dots alone. */
const unfinishedPattern = /\$t\([^()]{0,60}\)|\b(?:TBD|FIXME)\b|\bxxx+\b|[Ll]orem ipsum|^(?:…|\.{3}|\?+|-+)$|\?{3}/gu;

const unfinished = matching(unfinishedPattern, (found) => ({
  kind: 'text-unfinished',
  found: quotedList(found),
  expected: 'a text that is ready to be read',
  fix: 'Write the text; until it is there, leave the former one.',
}));

/** What is left over from writing, or meant. */
const doubtful = (pattern: RegExp) =>
  matching(pattern, (found) => ({
    kind: 'text-doubtful',
    found: quotedList(found),
    expected: 'what readers should see',
    fix: 'Take it out if it is left over; leave it if it is meant.',
  }));

/** Bullets, or the star of a footnote; notes in brackets, or units; crosses, or the Roman number. */
const signs = doubtful(
  /^(?:#{1,6}|[-*•◦▪·])(?=\s)|(?<![\w*])\*[^*\s][^*]{0,60}\*(?![\w*])|\[(?!…|\.{3}|\d+\])[^[\]]{1,60}\](?!\()|\bXXX+\b/g,
);

const todo = doubtful(/\bTODO\b/g);

/** In Spanish, it is a word. */
const spanishNotes = doubtful(/\bTODO(?=\s?:)/g);

/** A character that nobody sees. */
function invisible(text: string): Finding | undefined {
  const { sign, index } = unseenIn(text) ?? {};
  if (sign === undefined || index === undefined) return undefined;
  const around = text.slice(Math.max(0, index - 30), index + sign.length + 30).replaceAll(sign, /\s/.test(sign) ? ' ' : '');
  return {
    kind: 'text-invisible',
    found: `a character that nobody sees (${codePoint(sign)})`,
    expected: 'only characters that can be seen, and spaces',
    fix: `Type this again: ${JSON.stringify(withoutUnseen(around).trim())}.`,
  };
}

function decomposed(text: string): Finding | undefined {
  if (text.normalize('NFC') === text) return undefined;
  const words = text.match(/[\p{L}\p{M}]{0,40}\p{L}\p{M}[\p{L}\p{M}]{0,40}/gu) ?? [];
  const word = words.find((one) => one.normalize('NFC') !== one);
  if (word === undefined) return undefined;
  return {
    kind: 'text-decomposed',
    found: `accents that are characters of their own, in "${word}"`,
    expected: 'letters with their accents, as a keyboard writes them',
    fix: `Type this again: "${word.normalize('NFC')}".`,
  };
}

/** Letters of alphabets with letters that look like Latin ones. */
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** A unit or a quantity, such as λ, kΩ, ΔTmax or ηwh, with a Greek letter that looks like no Latin one. */
const quantity = /^\p{Script=Latin}?[ΓΔΘΛΞΠΣΦΨΩβγδεζηθλμξπρσφψω]\p{Script=Latin}{0,4}$/u;

/** Words in such letters, among more in Latin ones: searches do not find them. */
function lookalikes(text: string): Finding | undefined {
  if (!lookalike.test(text)) return undefined;
  const words = (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => lookalike.test(word) && !quantity.test(word));
  const [word] = words;
  if (word === undefined || words.join('').length >= (text.match(/\p{L}/gu) ?? []).length / 2) return undefined;
  const isMixed = /\p{Script=Latin}/u.test(word);
  return {
    kind: isMixed ? 'text-mixed' : 'text-alphabet',
    found: `letters of another alphabet in "${word.slice(0, 40)}"`,
    expected: 'the alphabet of the other words',
    fix: isMixed ? 'Type the word again.' : 'If the word is not in another language, type it again.',
  };
}
