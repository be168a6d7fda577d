import { marksIn } from '../marks';
import { legendPath, type Place, type ToldLegend } from '../preview';

/** Fetches the current legend of the marks; edits add to it. */
export async function readLegend(): Promise<ToldLegend> {
  const answer = await fetch(legendPath, { cache: 'no-store' });
  return (await answer.json()) as ToldLegend;
}

/** Returns the places of marks; unknown marks are left out. */
export const placesOf = (marks: readonly number[], { places }: ToldLegend): Place[] =>
  marks.flatMap((mark) => places[mark] ?? []);

/** Attributes whose texts visitors read or hear. */
const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

/** A text of the page that carries marks. */
interface MarkedText {
  element: Element;
  text: string;
  marks: number[];
}

const marked = (element: Element, text: string | null): MarkedText[] => {
  const marks = marksIn(text ?? '');
  return marks.length > 0 ? [{ element, text: text ?? '', marks }] : [];
};

/** Returns the marked texts in an element's attributes. */
export const attributeTexts = (element: Element): MarkedText[] =>
  attributes.flatMap((name) => marked(element, element.getAttribute(name)));

/** Returns all marked texts of an element and its descendants, in reading order. */
export function markedTextsIn(root: Element): MarkedText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found = attributeTexts(root);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) found.push(...attributeTexts(node));
    else if (node.parentElement && !isCode(node.parentElement)) found.push(...marked(node.parentElement, node.nodeValue));
  }
  return found;
}

const isCode = ({ localName }: Element) => localName === 'script' || localName === 'style';
