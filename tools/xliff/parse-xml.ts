import { DOMParser, type Element, type Node, onWarningStopParsing } from '@xmldom/xmldom';
import { RefusedFile } from './refusal';

/** The most bytes that a file may have; all texts of a language take less than half a million. */
export const maxBytes = 20_000_000;

/** The most elements inside each other; XLIFF needs ten, and what reads them is recursive. */
const maxDepth = 100;

const again = 'Ask for the file again, as the translator’s tool wrote it, or export anew.';

/**
 * Parses an XML file strictly: UTF-8 only, no document type, no entities except those of XML itself.
 * @returns the root element
 * @throws RefusedFile if the file breaks one of these rules or is not well-formed
 */
export function parseXml(bytes: Uint8Array): Element {
  const text = decode(bytes);
  const doctype = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  if (doctype) {
    throw new RefusedFile(lineAt(text, doctype.index), {
      found: 'a document type or entity',
      expected: 'XLIFF without one, since it could draw in other files',
      fix: 'Take the line out, if a tool added it; do not import a file from somebody you do not know.',
    });
  }
  try {
    // The parser reports some errors as warnings, such as an attribute without quotation marks.
    const root = new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'text/xml').documentElement;
    if (root) return notTooDeep(root);
  } catch (error) {
    throw error instanceof RefusedFile ? error : notXml(error);
  }
  throw notXml(undefined);
}

/** @throws RefusedFile if too many elements are inside each other */
function notTooDeep(root: Element): Element {
  let depth = 1;
  for (let node: Node | null = root; node; ) {
    if (depth > maxDepth) throw new RefusedFile(lineOf(node), tooDeep);
    if (node.firstChild) {
      node = node.firstChild;
      depth++;
      continue;
    }
    while (node && !node.nextSibling) {
      node = node.parentNode;
      depth--;
    }
    node = node?.nextSibling ?? null;
  }
  return root;
}

const tooDeep = { found: `more than ${maxDepth} elements inside each other`, expected: 'a whole XLIFF file', fix: again };

function decode(bytes: Uint8Array): string {
  const declared = /^<\?xml[^>]*encoding=["']([^"']*)/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1];
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) throw otherEncoding(`the encoding ${declared}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw otherEncoding('bytes that are not UTF-8');
  }
}

const otherEncoding = (found: string) =>
  new RefusedFile(1, { found, expected: 'a file in UTF-8', fix: 'Save it as UTF-8 in the translator’s tool.' });

function notXml(error: unknown): RefusedFile {
  const { message, locator } = (error ?? {}) as { message?: string; locator?: { lineNumber?: number } };
  const reason = message?.split('\n')[0]?.trim().slice(0, 120) ?? 'nothing';
  const found = `something that is not XML (${reason})`;
  return new RefusedFile(locator?.lineNumber ?? 1, { found, expected: 'a whole XLIFF file', fix: again });
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** Returns the line on which a node starts. */
export const lineOf = (node: Node): number => node.lineNumber ?? 1;

/** Returns the child elements of an element: all, or those with a given name. */
export const childrenOf = (parent: Element, name?: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE && (!name || (node as Element).localName === name),
  );
