import type { DataDocument } from '../data-document';
import { fileProblem, type Problem, restore } from '../problem';
import { walkTexts } from '../walk-texts';

const upper = Array.from({ length: 128 }, (_, index) => index + 128);
const latin1 = String.fromCharCode(...upper);

/** Node's own decoder of Windows-1252 leaves these out (github.com/nodejs/node/issues/56542). */
const windows1252 = `€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ${latin1.slice(32)}`;

const decoded = (label: string) => new TextDecoder(label).decode(Uint8Array.from(upper));

/** The encodings of languages in Latin letters, with one byte for a character: the byte of each character above ASCII. */
const pages = [latin1, windows1252, decoded('windows-1250'), decoded('macintosh')].map(
  (characters) => new Map([...characters].map((character, index) => [character, latin1[index]])),
);

/** Characters of several bytes in UTF-8. */
const sequences = /(?:[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})+/g;

const utf8 = new TextDecoder();

/**
 * What texts hold besides ASCII: Latin letters, typographic signs, currencies, arrows, mathematical signs, pictures; or two letters
 * of another script, since two correct letters can be the bytes of one: ÉÉ.
 */
const usual = /^(?:\p{L}{2,}|[\u00a0-\u017f\u2010-\u20cf\u2100-\u23ff\u2600-\u27bf\u{1f000}-\u{1faff}]+)$/u;

/** The first characters of a text whose bytes were read in another encoding, and what they were; undefined if there is none. */
function brokenIn(text: string): { broken: string; index: number; meant: string } | undefined {
  if (!/[^\0-\x7f]{2}/.test(text)) return undefined;
  for (const page of pages) {
    const bytes = text.replace(/[^\0-\x7f]/g, (character) => page.get(character) ?? '\0');
    for (const { 0: found, index } of bytes.matchAll(sequences)) {
      const meant = utf8.decode(Uint8Array.from(found, (byte) => byte.charCodeAt(0)));
      // After capital letters, a small one is none: IRMÃ».
      const isSmall = /\p{Lu}{2}$/u.test(text.slice(0, index)) && /\p{Ll}/u.test(meant);
      if (usual.test(meant) && !isSmall) return { broken: text.slice(index, index + found.length), index, meant };
    }
  }
  return undefined;
}

/** Texts whose UTF-8 was read in another encoding and saved again: one message per file. */
export function brokenLetters(document: DataDocument): Problem | undefined {
  const found = walkTexts(document.value).flatMap(({ path, text }) => {
    const broken = brokenIn(text);
    return broken ? [{ path, text, ...broken }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  const { text, index, broken, meant } = first;
  const end = index + broken.length;
  const word = `${/\S{0,20}$/.exec(text.slice(0, index))}${broken}${/^\S{0,20}/.exec(text.slice(end))}`;
  return fileProblem(
    document.path,
    {
      kind: 'text-encoding',
      found: `broken letters in ${found.length === 1 ? 'a text' : `${found.length} texts`}, such as ${JSON.stringify(word.trim())}`,
      expected: `letters as they were, such as ${JSON.stringify(meant)} for ${JSON.stringify(broken)}: the file was saved in another encoding than UTF-8`,
      fix: `Save it as UTF-8 and write the letters again; ${restore(document.path)}`,
    },
    document.positionOf(first.path),
  );
}
