import type { Element } from '@xmldom/xmldom';
import { lineOf, parseXml } from './parse-xml';
import type { CameBack, ReadUnit } from './read-unit';
import { readUnits1 } from './read-xliff-1';
import { readUnits2 } from './read-xliff-2';
import { type Refusal, RefusedFile } from './refusal';
import { namespace1 } from './write-xliff-1';
import { namespace2 } from './write-xliff-2';

const readers: Readonly<Record<string, (root: Element) => ReadUnit[]>> = {
  [namespace1]: readUnits1,
  [namespace2]: readUnits2,
};

/**
 * Parses a translated file.
 * @param path the file's name, for messages
 * @returns its units, or why the file is refused
 */
export function readXliff(path: string, bytes: Uint8Array): CameBack[] | Refusal {
  try {
    return unitsIn(parseXml(bytes)).map((unit) => ({ ...unit, path }));
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { path, line: error.line, unit: '', ...error.reason };
  }
}

function unitsIn(root: Element): ReadUnit[] {
  const read = root.localName === 'xliff' ? readers[root.namespaceURI ?? ''] : undefined;
  const units = read?.(root) ?? [];
  if (units.length > 0) return units;
  throw new RefusedFile(lineOf(root), {
    found: read ? 'no unit' : `<${root.tagName}> of ${root.namespaceURI ?? 'no namespace'}`,
    expected: 'XLIFF 1.2 or 2.0, as npm run translations -- --export LANGUAGE writes it',
    fix: 'Choose the file that came back from the translator, or ask for it in this format.',
  });
}
