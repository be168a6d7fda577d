import type { Element } from '@xmldom/xmldom';
import { childrenOf, lineOf } from './parse-xml';
import { type CodeReader, joined, readText } from './read-text';
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
    target: target && readText(target, codeOf),
    // Some tools write only one of the two; the export writes no `approved`.
    isFinished: finished.has(target?.getAttribute('state') ?? '') || unit.getAttribute('approved') === 'yes',
  };
}
