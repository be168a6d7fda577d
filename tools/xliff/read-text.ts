import type { Element } from '@xmldom/xmldom';

/** What stands in a text for a protected part; undefined if the element is none, or lost what it stands for. */
export type CodeReader = (element: Element) => string | undefined;

/** Marks of terms, comments and segments that tools put around words. */
const transparent: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);

/** A text with its protected parts, and the elements in it that mean nothing here. */
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

/** Texts one behind the other, as a tool split them. */
export const joined = (texts: readonly ReadText[]): ReadText => ({
  text: texts.map(({ text }) => text).join(''),
  unknown: texts.flatMap(({ unknown }) => unknown),
});
