import type { Element } from '@xmldom/xmldom';
import { childrenOf, lineOf } from './parse-xml';
import { type CodeReader, joined, joinedSegments, type ReadText, readText, spaceBetween } from './read-text';
import type { ReadUnit } from './read-unit';
import { ownNamespace } from './xml';

const finished: ReadonlySet<string> = new Set(['translated', 'reviewed', 'final']);

/** Reads the units of XLIFF 2. */
export const readUnits2 = (root: Element): ReadUnit[] =>
  childrenOf(root, 'file').flatMap((file) => {
    const place = {
      original: file.getAttribute('original') ?? '',
      sourceLanguage: root.getAttribute('srcLang') ?? '',
      language: root.getAttribute('trgLang') ?? '',
    };
    return unitsBelow(file).map((unit) => ({ ...place, ...readUnit(unit) }));
  });

/** Returns all units, including those that a tool put into groups. */
const unitsBelow = (parent: Element): Element[] =>
  childrenOf(parent).flatMap((child) =>
    child.localName === 'group' ? unitsBelow(child) : child.localName === 'unit' ? [child] : [],
  );

function readUnit(unit: Element) {
  const codeOf = codesOf(unit);
  const segments = childrenOf(unit).filter(({ localName }) => localName === 'segment' || localName === 'ignorable');
  const read = (name: string, element: Element): ReadText | undefined => {
    const [text] = childrenOf(element, name);
    return text && readText(text, codeOf);
  };
  const sources = segments.map((segment) => read('source', segment) ?? joined([]));
  // Text between segments, such as a space, may have no translation.
  const targets = segments.map((segment, index) =>
    segment.localName === 'ignorable' ? (read('target', segment) ?? sources[index]) : read('target', segment),
  );
  const texts = targets.filter((target) => target !== undefined);
  const isWhole = texts.length === segments.length && segments.length > 0;
  return {
    line: lineOf(unit),
    id: unit.getAttribute('id') ?? '',
    mark: unit.getAttributeNS(ownNamespace, 'mark') ?? '',
    source: joined(sources),
    target: isWhole
      ? joinedSegments(texts, (index) => spaceBetween(sources[index - 1]?.text, sources[index]?.text))
      : undefined,
    isFinished: childrenOf(unit, 'segment').every((segment) => finished.has(segment.getAttribute('state') ?? '')),
  };
}

/** In XLIFF 2, a protected part refers to the unit's `originalData`. */
function codesOf(unit: Element): CodeReader {
  const entries = childrenOf(unit, 'originalData').flatMap((data) => childrenOf(data, 'data'));
  const data = new Map(entries.map((entry) => [entry.getAttribute('id') ?? '', entry.textContent ?? '']));
  return (element) => data.get(element.getAttribute('dataRef') ?? '');
}
