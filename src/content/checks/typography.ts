import { problem } from '../data-document';
import { memoize } from '../memoize';
import type { Problem } from '../problem';
import type { CheckedFiles } from './check';
import type { CopyInFile } from './copy';
import { distinctMatches } from './plain-text';
import { narrowNoBreakSpace, noBreakSpace, rulesOf, type TypographyRule } from './typography-rules';

/** Texts follow the typographic rules of their language. */
export const checkTypography = ({ copy }: CheckedFiles): Problem[] => copy.flatMap(checkText);

const checkText = memoize((copy: CopyInFile): Problem[] => rulesOf(copy.language).flatMap((rule) => apply(copy, rule)));

/** How many mistakes of a kind are reported per text. */
const reported = 5;

function apply({ document, key, text }: CopyInFile, rule: TypographyRule): Problem[] {
  if (!rule.pattern.test(text)) return [];
  const { kind, expected, fix, replacement } = rule;
  const matches = distinctMatches(text, new RegExp(rule.pattern, `${rule.pattern.flags}g`), reported);
  return matches.map((match) => {
    const written = replacement
      ? `Write ${visible(JSON.stringify(excerpt(replacement(match)))).replaceAll('\\\\u', '\\u')}.`
      : fix;
    return problem(document, key, { kind, found: visible(JSON.stringify(excerpt(match))), expected, fix: written ?? '' });
  });
}

/** No-break spaces as typed in JSON. */
const visible = (text: string) => text.replaceAll('\u00a0', noBreakSpace).replaceAll('\u202f', narrowNoBreakSpace);

const excerpt = (text: string) => (text.length > 60 ? `…${text.slice(-58)}` : text);
