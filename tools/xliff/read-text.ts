import type { Element, Node } from '@xmldom/xmldom';

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
export const readText = (element: Element, codeOf: CodeReader): ReadText =>
  joined([...element.childNodes].map((node) => readNode(node, codeOf)));

/** Reads a part of a text. */
export function readNode(node: Node, codeOf: CodeReader): ReadText {
  if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
    return { text: node.nodeValue ?? '', unknown: [] };
  return node.nodeType === node.ELEMENT_NODE ? readInline(node as Element, codeOf) : { text: '', unknown: [] };
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

/**
 * Joins the segments of a text. Tools cut texts between sentences, and some leave the space there out of the translation.
 * @param spaceBefore returns the space of the source text before a segment
 */
export const joinedSegments = (segments: readonly ReadText[], spaceBefore: (index: number) => string): ReadText =>
  segments.reduce((before, segment, index) => {
    const touch = /\S$/.test(before.text) && /^\S/.test(segment.text);
    return joined([before, { text: touch ? spaceBefore(index) : '', unknown: [] }, segment]);
  }, joined([]));

/** Returns the space between two texts that follow each other. */
export const spaceBetween = (before = '', after = ''): string =>
  `${/\s*$/.exec(before)?.[0] ?? ''}${/^\s*/.exec(after)?.[0] ?? ''}`;
