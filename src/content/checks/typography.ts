import { problem } from '../explain-issue';
import type { Problem } from '../problem';
import { remember } from '../remember';
import type { CheckedFiles } from './check';
import type { CopyInFile } from './copy';
import { narrow, rulesOf, type TypographyRule, wide } from './typography-rules';

/** Texts are set as their language wants it. */
export const checkTypography = ({ copy }: CheckedFiles): Problem[] => copy.flatMap(checkText);

const checkText = remember((copy: CopyInFile): Problem[] => rulesOf(copy.language).flatMap((rule) => apply(copy, rule)));

/** How many mistakes of a kind are told of one text, and after how many matches nobody looks on. */
const most = { told: 5, matches: 100 };

/** What a rule finds in a text, each once. */
function matchesOf(text: string, pattern: RegExp): Set<string> {
  const found = new Set<string>();
  let matches = 0;
  for (const [match] of text.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
    found.add(match.trim());
    if (found.size === most.told || ++matches === most.matches) break;
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

/** No-break spaces as they are typed in JSON. */
const visible = (text: string) => text.replaceAll('\u00a0', wide).replaceAll('\u202f', narrow);

const excerpt = (text: string) => (text.length > 60 ? `…${text.slice(-58)}` : text);
