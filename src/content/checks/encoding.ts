import type { DataDocument } from '../data-document';
import { memoize } from '../memoize';
import { fileProblem, type Problem } from '../problem';
import { adviceOrRestore } from '../restore-advice';
import { walkTexts } from '../walk-texts';
import type { CheckedFiles } from './check';

/** Texts whose accents broke when UTF-8 was read as Windows-1252 and saved again: one message per file. */
export const checkEncoding = ({ documents }: CheckedFiles): Problem[] => [...documents.values()].flatMap(brokenAccents);

/** What the bytes of a letter with an accent, of a curved quotation mark or of a dash become. */
const mojibake =
  /\S{0,20}(?:[ÃÂ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2010-\u203a\u20ac\u2122]|â[\u0080\u20ac][\u0080-\u00bf\u0152\u0153\u02dc\u2010-\u203a\u20ac\u2122])\S{0,20}/;

const brokenAccents = memoize((document: DataDocument): Problem | [] => {
  const found = walkTexts(document.value).filter(({ text }) => mojibake.test(text));
  const [first] = found;
  if (!first) return [];
  const word = mojibake.exec(first.text)?.[0].trim() ?? '';
  return fileProblem(
    document.path,
    {
      kind: 'text-encoding',
      found: `broken accents in ${found.length === 1 ? 'a text' : `${found.length} texts`}, such as ${JSON.stringify(word)}`,
      expected: 'letters with their accents: the file was saved in another encoding than UTF-8',
      fix: adviceOrRestore('Save it as UTF-8 and write the accents again', document.path),
    },
    document.positionOf(first.path),
  );
});
