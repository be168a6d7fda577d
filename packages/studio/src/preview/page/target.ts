import { marksIn, withoutMarks } from '../marks';
import { attributeTexts, markedTextsIn } from './legend';

/** What a click at a point picks. */
export interface Target {
  element: Element;
  /** The text under the pointer, if there is one. */
  node?: Text;
  /** Numbers of its marks, the nearest first. */
  marks: number[];
  text: string;
  image?: HTMLImageElement;
  href?: string;
}

/** Maximum number of marks per target: more marks of the surrounding elements would not help. */
const mostMarks = 12;

/** Returns the target at a point of the window. */
export function targetAt(x: number, y: number): Target | undefined {
  const element = document.elementFromPoint(x, y);
  return element ? targetOf(element, textAt(x, y, element), imageAt(x, y)) : undefined;
}

/** Returns the target for an element, for example one that a key activates. */
export function targetOf(element: Element, at?: TextAt, image?: HTMLImageElement): Target {
  const node = at?.node;
  const own = [...(at ? marksAt(at) : []), ...(image ? attributeTexts(image) : []).flatMap(({ marks }) => marks)];
  const said = [...own, ...attributeTexts(element).flatMap(({ marks }) => marks)];
  const marks = own.length > 0 && node ? said : [...said, ...marksAround(element)];
  const href = element.closest('a')?.href;
  return {
    element: image && !node ? image : element,
    ...(node && { node }),
    marks: [...new Set(marks)].slice(0, mostMarks),
    text: withoutMarks(node?.data ?? element.textContent ?? '').trim(),
    ...(image && { image }),
    ...(href && { href }),
  };
}

interface TextAt {
  node: Text;
  /** Index of the character. */
  offset: number;
}

/** Returns the text at a point. Browsers return the nearest text even if there is none, so the text's rectangles are checked. */
function textAt(x: number, y: number, element: Element): TextAt | undefined {
  const caret = document.caretPositionFromPoint?.(x, y) ?? rangeAt(x, y);
  const node = caret?.offsetNode;
  if (!(node instanceof Text) || !element.contains(node)) return undefined;
  return rectsOf(node).some((rect) => isIn(rect, x, y)) ? { node, offset: caret?.offset ?? 0 } : undefined;
}

/** Fallback for browsers without `caretPositionFromPoint`. */
function rangeAt(x: number, y: number): { offsetNode: Node; offset: number } | undefined {
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : undefined;
}

/** Returns the rectangles of a text in the window. */
export function rectsOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Returns the marks of a text node, starting with the first one after the offset, because a mark follows its text. */
function marksAt({ node, offset }: TextAt): number[] {
  const before = marksIn(node.data.slice(0, offset));
  const all = marksIn(node.data);
  const behind = all.slice(before.length);
  return [...behind, ...before.toReversed()];
}

/** Returns the picture at a point, even if a link or a frame covers it. */
const imageAt = (x: number, y: number) =>
  document.elementsFromPoint(x, y).find((element) => element instanceof HTMLImageElement) as HTMLImageElement | undefined;

/** Returns the marks in the element, or in its nearest ancestor that contains any. */
function marksAround(element: Element): number[] {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const marks = markedTextsIn(at).flatMap((text) => text.marks);
    if (marks.length > 0) return marks;
  }
  return [];
}
