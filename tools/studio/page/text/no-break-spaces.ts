import { narrowNoBreakSpace, noBreakSpace, rulesOf, type TypographyRule } from '../site';

/** Puts in the no-break spaces that a language requires. */
export function setNoBreakSpaces(text: string, language: string): string {
  const wanted = rulesOf(language).filter(({ kind }) => kind === 'typography-no-break-space');
  const set = wanted.reduce(applyRule, text);
  // One pass misses matches that overlap.
  return set === text ? set : setNoBreakSpaces(set, language);
}

const applyRule = (text: string, { pattern, replacement }: TypographyRule): string =>
  text.replace(new RegExp(pattern, `${pattern.flags}g`), (match: string) =>
    replacement ? replacement(match).replaceAll(noBreakSpace, '\u00a0').replaceAll(narrowNoBreakSpace, '\u202f') : match,
  );
