import { placeholderSpans } from './pieces';

/** A text, and where the caret stands in it. */
export interface TypedText {
  text: string;
  caret: number;
}

/**
 * Keeps placeholders whole: an edit that takes a part of one away takes all of it, and nothing can be typed inside of one.
 * @param before the text as it was
 * @param after the text as the browser has edited it, at one place, behind which the caret stands
 */
export function keepWhole(before: string, { text: after, caret }: TypedText): TypedText {
  const kept = after.length - caret;
  // What stands behind the caret has not changed; what stands before the first difference has not either.
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

/** Where a caret may stand nearest to a place: not inside of a placeholder. */
export function outside(text: string, caret: number, from: number): number {
  const span = placeholderSpans(text).find(({ start, end }) => caret > start && caret < end);
  if (!span) return caret;
  return from <= span.start ? span.end : span.start;
}
