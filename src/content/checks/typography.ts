import { problem } from '../data-document';
import { memoize } from '../memoize';
import type { Problem } from '../problem';
import type { CheckedFiles } from './check';
import type { CopyInFile } from './copy';
import { narrow, rulesOf, type TypographyRule, wide } from './typography-rules';

/** Texts follow the typographic rules of their language. */
export const checkTypography = ({ copy }: CheckedFiles): Problem[] => copy.flatMap(checkText);

const checkText = memoize((copy: CopyInFile): Problem[] => rulesOf(copy.language).flatMap((rule) => apply(copy, rule)));

/** How many mistakes of a kind are reported per text, and after how many matches the search stops. */
const most = { reported: 5, matches: 100 };

/** The distinct matches of a rule in a text. */
function matchesOf(text: string, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  let matches = 0;
  for (const [match] of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
    found.add(match.trim());
    if (found.size === most.reported || ++matches === most.matches) break;
  }
  return found;
}

function apply({ document, key, text }: CopyInFile, rule: TypographyRule): Problem[] {
  if (!rule.sign.test(text) || !rule.pattern.test(text)) return [];
  const { kind, expected, fix, replacement } = rule;
  return [...matchesOf(text, rule.pattern)].map((match) => {
    const written = replacement ? `Write ${JSON.stringify(excerpt(replacement(match))).replaceAll('\\\\u', '\\u')}.` : fix;
    return problem(document, key, { kind, found: visible(JSON.stringify(excerpt(match))), expected, fix: written ?? '' });
  });
}

/** No-break spaces as typed in JSON. */
const visible = (text: string) => text.replaceAll('\u00a0', wide).replaceAll('\u202f', narrow);

const excerpt = (text: string) => (text.length > 60 ? `…${text.slice(-58)}` : text);
