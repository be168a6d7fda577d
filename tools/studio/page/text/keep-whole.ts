import { placeholderSpans } from './pieces';

/** A text with the position of its caret. */
export interface TypedText {
  text: string;
  caret: number;
}

/** A part of a text, as positions. */
export interface Part {
  start: number;
  end: number;
}

/**
 * Keeps placeholders whole: an edit that removes a part of a placeholder removes all of it, and typing inside one is rejected.
 * @param before the text before the edit
 * @param edited the text as the browser has edited it, in one place, with the caret after the edit
 * @param selected what was selected before the edit, and so was replaced by it
 */
export function keepWhole(before: string, edited: TypedText, selected?: Part): TypedText {
  let { start, end } = replacedPart(before, edited, selected);
  const typed = edited.text.slice(start, edited.caret);
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
 * Which part of a text an edit has replaced. The selection says it; without one, the difference does: the text after the caret has
 * not changed, and neither has the text before the first difference.
 */
function replacedPart(before: string, { text, caret }: TypedText, selected?: Part): Part {
  const end = Math.max(before.length - (text.length - caret), 0);
  if (selected && selected.start < selected.end && selected.end === end && selected.start <= caret) return selected;
  let start = 0;
  while (start < Math.min(end, caret) && before[start] === text[start]) start++;
  return { start, end };
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
