import { marksIn, withoutMarks } from '../marks';
import { attributeTexts, textsOf } from './texts-of';

/** What would be picked at a place. */
export interface Target {
  element: Element;
  /** The text under the pointer, if there is one. */
  node?: Text;
  /** Numbers of the marks that stand for it, the nearest first. */
  marks: number[];
  text: string;
  image?: HTMLImageElement;
  href?: string;
}

/** More than these of what surrounds a place would say nothing of it. */
const mostMarks = 12;

/** What is at a place of the window. */
export function targetAt(x: number, y: number): Target | undefined {
  const element = document.elementFromPoint(x, y);
  return element ? targetOf(element, textAt(x, y, element), imageAt(x, y)) : undefined;
}

/** What an element is, for keys that press it. */
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
  /** Which character. */
  offset: number;
}

/** The text under a place: browsers name the nearest one even where there is none. */
function textAt(x: number, y: number, element: Element): TextAt | undefined {
  const caret = document.caretPositionFromPoint?.(x, y) ?? rangeAt(x, y);
  const node = caret?.offsetNode;
  if (!(node instanceof Text) || !element.contains(node)) return undefined;
  return rectsOf(node).some((rect) => isIn(rect, x, y)) ? { node, offset: caret?.offset ?? 0 } : undefined;
}

/** The same for browsers without `caretPositionFromPoint`. */
function rangeAt(x: number, y: number): { offsetNode: Node; offset: number } | undefined {
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { offsetNode: range.startContainer, offset: range.startOffset } : undefined;
}

/** Where a text stands in the window. */
export function rectsOf(node: Text): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()];
}

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** A mark ends its text: in a node with several, the next one behind the place is meant. */
function marksAt({ node, offset }: TextAt): number[] {
  const before = marksIn(node.data.slice(0, offset));
  const all = marksIn(node.data);
  const behind = all.slice(before.length);
  return [...behind, ...before.toReversed()];
}

/** The picture at a place, which a link or a frame may cover. */
const imageAt = (x: number, y: number) =>
  document.elementsFromPoint(x, y).find((element) => element instanceof HTMLImageElement) as HTMLImageElement | undefined;

/** The marks in the nearest of an element's ancestors that has any. */
function marksAround(element: Element): number[] {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const marks = textsOf(at).flatMap((text) => text.marks);
    if (marks.length > 0) return marks;
  }
  return [];
}
