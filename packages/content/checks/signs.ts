import type { Problem } from '../problems/problem';
import { type Finding, problem } from '../problems/problem-kinds';
import { shortened } from '../problems/quotation';
import { memoize } from '../reading/memoize';
import { proseOf } from '../texts/typography';
import type { CheckedFiles } from './check';
import type { CopyInFile } from './copy';

/** Signs in pairs have both: where the second one is missing, only the writer knows its place. Everything else is formatted. */
export const checkSigns = ({ copy }: CheckedFiles): Problem[] => copy.flatMap(checkText);

/** Opening and closing signs; a text may close what it did not open, such as a) and b), if there is no `unopened`. */
interface Pair {
  languages?: readonly string[];
  opening: RegExp;
  closing: RegExp;
  /** The closing signs that certainly need an opening one. */
  unopened?: RegExp;
  names: string;
}

const pairs: readonly Pair[] = [
  { opening: /(?<!:-?)\(/g, closing: /\)/g, names: '( and )' },
  { languages: ['fr', 'es', 'en'], opening: /«/g, closing: /»/g, unopened: /»/g, names: '« and »' },
  { languages: ['fr', 'es', 'en'], opening: /“/g, closing: /”/g, unopened: /(?<!\d)”/g, names: '“ and ”' },
  { opening: /(?<!\d)"/g, closing: /(?!)/g, names: 'two quotation marks' },
  {
    languages: ['es'],
    opening: /[¿¡]+/g,
    closing: /[?!]+/g,
    // A brand such as Yahoo! stands in a sentence that goes on.
    unopened: /[?!]+(?!\s\p{Ll})/gu,
    names: '¿ and ?, or ¡ and !',
  },
];

const checkText = memoize(({ document, key, language, text }: CopyInFile): Problem[] => {
  const prose = proseOf(text);
  const count = (sign: RegExp) => prose.match(sign)?.length ?? 0;
  const report = (kind: Finding['kind'], expected: string, fix: string) =>
    problem(document, key, { kind, found: JSON.stringify(shortened(text)), expected, fix });
  return pairs
    .filter(({ languages = [language] }) => languages.includes(language))
    .flatMap(({ opening, closing, unopened, names }) => {
      if (count(opening) > count(closing))
        return report('sign-unclosed', `${names}, each as often as the other`, 'Put the second one where it ends.');
      if (unopened && count(opening) < count(unopened))
        return report(
          'sign-unopened',
          `${names}, each as often as the other`,
          'Put the first one where it begins; leave it if the sign is part of a name.',
        );
      return [];
    });
});
