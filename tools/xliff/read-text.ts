import type { Element } from '@xmldom/xmldom';

/** Returns the text of a protected part; undefined if the element is not a protected part or its text is lost. */
export type CodeReader = (element: Element) => string | undefined;

/** Elements that tools put around words to mark terms, comments and segments. */
const transparent: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);

/** A text with its protected parts, and the unknown elements in it. */
export interface ReadText {
  text: string;
  unknown: readonly string[];
}

/** Reads a text, protected parts included. */
export function readText(element: Element, codeOf: CodeReader): ReadText {
  const parts = [...element.childNodes].map((node): ReadText => {
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
      return { text: node.nodeValue ?? '', unknown: [] };
    return node.nodeType === node.ELEMENT_NODE ? readInline(node as Element, codeOf) : { text: '', unknown: [] };
  });
  return joined(parts);
}

function readInline(element: Element, codeOf: CodeReader): ReadText {
  if (transparent.has(element.localName ?? '')) return readText(element, codeOf);
  const code = element.localName === 'ph' ? codeOf(element) : undefined;
  return code === undefined ? { text: '', unknown: [`<${element.tagName}>`] } : { text: code, unknown: [] };
}

/** Joins the parts of a text. */
export const joined = (texts: readonly ReadText[]): ReadText => ({
  text: texts.map(({ text }) => text).join(''),
  unknown: texts.flatMap(({ unknown }) => unknown),
});
