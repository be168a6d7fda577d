import { DOMParser, type Element, type Node, onWarningStopParsing } from '@xmldom/xmldom';
import { type Refusal, RefusedFile } from './refusal';
import { namespaces, ownNamespace } from './write-xliff';

/** A text with its protected parts, and the unknown elements in it. */
export interface ReadText {
  text: string;
  unknown: readonly string[];
}

/** A unit of a translated file. */
export interface CameBack {
  /** The path of the translated file, and the line of the unit. */
  path: string;
  line: number;
  id: string;
  /** The source file that the unit refers to. */
  original: string;
  sourceLanguage: string;
  language: string;
  source: ReadText;
  /** Undefined if there is no translation. */
  target: ReadText | undefined;
  /** Whether the translator's tool marked it as translated. */
  isFinished: boolean;
  mark: string;
}

/**
 * Parses a translated file.
 * @param path the file's name, for messages
 * @returns its units, or why the file is refused
 */
export function readXliff(path: string, bytes: Uint8Array): CameBack[] | Refusal {
  try {
    return unitsIn(parse(bytes)).map((unit) => ({ ...unit, path }));
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { path, line: error.line, unit: '', ...error.reason };
  }
}

function unitsIn(root: Element): Omit<CameBack, 'path'>[] {
  const readUnits = root.localName === 'xliff' && readers[root.namespaceURI ?? ''];
  const units = readUnits ? below(root, 'file').flatMap((file) => readUnits(root, file)) : [];
  if (units.length > 0) return units;
  throw new RefusedFile(lineOf(root), {
    found: readUnits ? 'no unit' : `<${root.tagName}> of ${root.namespaceURI ?? 'no namespace'}`,
    expected: 'XLIFF 1.2 or 2.0, as npm run xliff -- export LANGUAGE writes it',
    fix: 'Choose the file that came back from the translator, or ask for it in this format.',
  });
}

/** Parses an XML file strictly: UTF-8 only, no document type, no entities except those of XML itself. */
function parse(bytes: Uint8Array): Element {
  const text = decode(bytes);
  const doctype = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  if (doctype) {
    throw new RefusedFile(text.slice(0, doctype.index).split('\n').length, {
      found: 'a document type or entity',
      expected: 'XLIFF without one, since it could draw in other files',
      fix: 'Take the line out, if a tool added it; do not import a file from somebody you do not know.',
    });
  }
  try {
    // The parser reports some errors as warnings, such as an attribute without quotation marks.
    const root = new DOMParser({ onError: onWarningStopParsing }).parseFromString(text, 'text/xml').documentElement;
    if (root) return root;
    throw new Error('nothing');
  } catch (error) {
    const { message, locator } = error as Error & { locator?: { lineNumber?: number } };
    throw new RefusedFile(locator?.lineNumber ?? 1, {
      found: `something that is not XML (${message.split('\n')[0]?.trim().slice(0, 120)})`,
      expected: 'a whole XLIFF file',
      fix: 'Ask for the file again, as the translator’s tool wrote it, or export anew.',
    });
  }
}

function decode(bytes: Uint8Array): string {
  const refused = (found: string) =>
    new RefusedFile(1, { found, expected: 'a file in UTF-8', fix: 'Save it as UTF-8 in the translator’s tool.' });
  const declared = /^<\?xml[^>]*encoding=["']([^"']*)/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1];
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) throw refused(`the encoding ${declared}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('bytes that are not UTF-8');
  }
}

const lineOf = (node: Node): number => node.lineNumber ?? 1;

const attribute = (element: Element | undefined, name: string): string => element?.getAttribute(name) ?? '';

/** Returns the elements of a name inside another one, including those that a tool put into groups. */
const below = (parent: Element, name: string): Element[] => Array.from(parent.getElementsByTagNameNS('*', name));

const childrenOf = (parent: Element, ...names: string[]): Element[] =>
  [...parent.childNodes].filter((node): node is Element => names.includes((node as Element).localName ?? ''));

/** Returns the text of a protected part (`<ph>`); undefined if it is lost. */
type CodeReader = (element: Element) => string | undefined;

/** Elements that tools put around words to mark terms, comments and segments. */
const transparent: ReadonlySet<string> = new Set(['mrk', 'sm', 'em']);

const joined = (texts: readonly ReadText[]): ReadText => ({
  text: texts.map(({ text }) => text).join(''),
  unknown: texts.flatMap(({ unknown }) => unknown),
});

/** Maximum nesting of such elements; tools need two or three levels. */
const mostLevels = 32;

const readText = (element: Element, codeOf: CodeReader, level = 0): ReadText =>
  joined([...element.childNodes].map((node) => readNode(node, codeOf, level)));

function readNode(node: Node, codeOf: CodeReader, level = 0): ReadText {
  if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
    return { text: node.nodeValue ?? '', unknown: [] };
  if (node.nodeType !== node.ELEMENT_NODE) return { text: '', unknown: [] };
  const element = node as Element;
  if (level > mostLevels) {
    throw new RefusedFile(lineOf(element), {
      found: `more than ${mostLevels} elements inside each other`,
      expected: 'the few levels that tools write around words',
      fix: 'Ask for the file again, as the translator’s tool wrote it, or export anew.',
    });
  }
  if (transparent.has(element.localName ?? '')) return readText(element, codeOf, level + 1);
  const code = element.localName === 'ph' ? codeOf(element) : undefined;
  return code === undefined ? { text: '', unknown: [`<${element.tagName}>`] } : { text: code, unknown: [] };
}

/** Joins the segments into which a tool cut a text between sentences; some leave the space there out of the translation. */
const joinedSegments = (parts: readonly ReadText[], isSegment: (index: number) => boolean): ReadText =>
  parts.reduce((before, part, index) => {
    const touch = isSegment(index - 1) && isSegment(index) && /\S$/.test(before.text) && /^\S/.test(part.text);
    return joined([before, { text: touch ? ' ' : '', unknown: [] }, part]);
  }, joined([]));

type UnitReader = (root: Element, file: Element) => Omit<CameBack, 'path'>[];

/** Of XLIFF 1.2, where a protected part contains its text. */
const readUnits1: UnitReader = (_root, file) =>
  below(file, 'trans-unit').map((unit) => {
    const codeOf: CodeReader = (element) => element.textContent || undefined;
    const [[source], [target]] = [childrenOf(unit, 'source'), childrenOf(unit, 'target')];
    const parts = [...(target?.childNodes ?? [])];
    const isSegment = (index: number) => (parts[index] as Element | undefined)?.getAttribute?.('mtype') === 'seg';
    const texts = parts.map((part) => readNode(part, codeOf));
    return {
      line: lineOf(unit),
      id: attribute(unit, 'id'),
      original: attribute(file, 'original'),
      sourceLanguage: attribute(file, 'source-language'),
      language: attribute(file, 'target-language'),
      mark: attribute(unit, 'extradata'),
      source: source ? readText(source, codeOf) : joined([]),
      target: target && joinedSegments(texts, isSegment),
      // Some tools write only one of the two; the export writes no `approved`.
      isFinished:
        ['translated', 'signed-off', 'final'].includes(attribute(target, 'state')) || attribute(unit, 'approved') === 'yes',
    };
  });

/** Of XLIFF 2, where a protected part refers to the unit's `originalData`. */
const readUnits2: UnitReader = (root, file) =>
  below(file, 'unit').map((unit) => {
    const data = new Map(below(unit, 'data').map((entry) => [attribute(entry, 'id'), entry.textContent ?? '']));
    const read = (segment: Element, name: string) => {
      const [text] = childrenOf(segment, name);
      return text && readText(text, (element) => data.get(attribute(element, 'dataRef')));
    };
    const segments = childrenOf(unit, 'segment', 'ignorable');
    const sources = segments.map((segment) => read(segment, 'source') ?? joined([]));
    // Text between segments, such as a space, may have no translation.
    const targets = segments.map(
      (segment, index) => read(segment, 'target') ?? (segment.localName === 'ignorable' ? sources[index] : undefined),
    );
    const texts = targets.filter((target) => target !== undefined);
    return {
      line: lineOf(unit),
      id: attribute(unit, 'id'),
      original: attribute(file, 'original'),
      sourceLanguage: attribute(root, 'srcLang'),
      language: attribute(root, 'trgLang'),
      mark: unit.getAttributeNS(ownNamespace, 'mark') ?? '',
      source: joined(sources),
      target: texts.length > 0 && texts.length === segments.length ? joinedSegments(texts, () => true) : undefined,
      isFinished: childrenOf(unit, 'segment').every((segment) =>
        ['translated', 'reviewed', 'final'].includes(attribute(segment, 'state')),
      ),
    };
  });

const readers: Readonly<Record<string, UnitReader>> = {
  [namespaces['1.2']]: readUnits1,
  [namespaces['2.0']]: readUnits2,
};
