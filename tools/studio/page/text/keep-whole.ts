import { placeholderSpans } from './pieces';

/** A text with the position of its caret. */
export interface TypedText {
  text: string;
  caret: number;
}

/**
 * Keeps placeholders whole: an edit that removes a part of a placeholder removes all of it, and typing inside one is rejected.
 * @param before the text before the edit
 * @param after the text as the browser has edited it, in one place, with the caret after the edit
 */
export function keepWhole(before: string, { text: after, caret }: TypedText): TypedText {
  const kept = after.length - caret;
  // The text after the caret has not changed, and neither has the text before the first difference.
  let end = Math.max(before.length - kept, 0);
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === after[start]) start++;
  const typed = after.slice(start, caret);
  for (const span of placeholderSpans(before)) {
    const isInside = start > span.start && start < span.end;
    if (start === end && isInside) return { text: before, caret: span.end };
    if (start < span.end && end > span.start) {
      start = Math.min(start, span.start);
      end = Math.max(end, span.end);
    }
  }
  return { text: before.slice(0, start) + typed + before.slice(end), caret: start + typed.length };
}

/**
 * Returns a caret position outside of placeholders: inside one, the caret moves on to the end that lies in its direction.
 * @param caret the new position
 * @param from the position before
 */
export function outside(text: string, caret: number, from: number): number {
  const span = placeholderSpans(text).find(({ start, end }) => caret > start && caret < end);
  if (!span) return caret;
  return from <= span.start ? span.end : span.start;
}
