import type { Element, Node } from '@xmldom/xmldom';
import { childrenOf, lineOf } from './parse-xml';
import { type CodeReader, joined, joinedSegments, type ReadText, readNode, readText, spaceBetween } from './read-text';
import type { ReadUnit } from './read-unit';

const finished: ReadonlySet<string> = new Set(['translated', 'signed-off', 'final']);

/** Reads the units of XLIFF 1.2. */
export const readUnits1 = (root: Element): ReadUnit[] =>
  childrenOf(root, 'file').flatMap((file) => {
    const place = {
      original: file.getAttribute('original') ?? '',
      sourceLanguage: file.getAttribute('source-language') ?? '',
      language: file.getAttribute('target-language') ?? '',
    };
    return childrenOf(file, 'body')
      .flatMap(unitsBelow)
      .map((unit) => ({ ...place, ...readUnit(unit) }));
  });

/** Returns all units, including those that a tool put into groups. */
const unitsBelow = (parent: Element): Element[] =>
  childrenOf(parent).flatMap((child) =>
    child.localName === 'group' ? unitsBelow(child) : child.localName === 'trans-unit' ? [child] : [],
  );

/** In XLIFF 1.2, a protected part contains its text. */
const codeOf: CodeReader = (element) => element.textContent || undefined;

function readUnit(unit: Element) {
  const [source] = childrenOf(unit, 'source');
  const [target] = childrenOf(unit, 'target');
  return {
    line: lineOf(unit),
    id: unit.getAttribute('id') ?? '',
    mark: unit.getAttribute('extradata') ?? '',
    source: source ? readText(source, codeOf) : joined([]),
    target: target && readTarget(target, childrenOf(unit, 'seg-source')[0]),
    // Some tools write only one of the two; the export writes no `approved`.
    isFinished: finished.has(target?.getAttribute('state') ?? '') || unit.getAttribute('approved') === 'yes',
  };
}

/** Reads a target, which a tool may have cut into segments (`<mrk mtype="seg">`), as the `<seg-source>`. */
function readTarget(target: Element, source: Element | undefined): ReadText {
  const parts = [...target.childNodes];
  const texts = parts.map((node) => readNode(node, codeOf));
  const isSegment = (node?: Node) =>
    (node as Element | undefined)?.localName === 'mrk' && attribute(node, 'mtype') === 'seg';
  return joinedSegments(texts, (index) => {
    if (!isSegment(parts[index]) || !isSegment(parts[index - 1])) return '';
    return source ? spaceBefore(source, attribute(parts[index], 'mid')) : ' ';
  });
}

const attribute = (node: Node | undefined, name: string) => (node as Element | undefined)?.getAttribute?.(name);

/** Returns the space before a segment of the source text; one space if the source is cut otherwise. */
function spaceBefore(source: Element, mid: string | null | undefined): string {
  const parts = [...source.childNodes];
  const at = parts.findIndex((node) => attribute(node, 'mid') === mid);
  if (at < 0) return ' ';
  const texts = parts.map((node) => readNode(node, codeOf).text);
  return spaceBetween(texts.slice(0, at).join(''), texts.slice(at).join(''));
}
