import { type Code, partsOf } from './inline';
import { type Bundle, originalOf, type Unit, type UnitFile, type UnitState } from './unit';
import { writeXml, type Xml } from './xml';

export const namespace1 = 'urn:oasis:names:tc:xliff:document:1.2';

const states: Readonly<Record<UnitState, string>> = {
  new: 'needs-translation',
  stale: 'needs-adaptation',
  done: 'final',
};

/** Serializes units as XLIFF 1.2 (docs.oasis-open.org/xliff/v1.2), for tools that do not read 2.0. */
export const writeXliff1 = (bundle: Bundle): string =>
  writeXml(namespace1, {
    name: 'xliff',
    attributes: { version: '1.2' },
    children: bundle.files.map((file) => fileOf(bundle, file)),
  });

const fileOf = ({ source, language }: Bundle, { file, units }: UnitFile): Xml => ({
  name: 'file',
  attributes: {
    original: originalOf(source, file),
    'source-language': source,
    'target-language': language,
    datatype: 'plaintext',
  },
  children: [{ name: 'body', children: units.map(unitOf) }],
});

const unitOf = ({ id, name, source, target, state, notes, mark }: Unit): Xml => ({
  name: 'trans-unit',
  attributes: {
    id,
    resname: name,
    extradata: mark,
    'xml:space': 'preserve',
  },
  children: [
    { name: 'source', children: textOf(source) },
    ...(target === undefined ? [] : [{ name: 'target', attributes: { state: states[state] }, children: textOf(target) }]),
    ...notes.map(({ kind, text }) => ({ name: 'note', attributes: { from: kind }, children: [text] })),
  ],
});

/** Converts a text; the same protected part has the same id in source and target, as XLIFF requires. */
function textOf(text: string): Xml['children'] {
  const used = new Map<string, number>();
  return partsOf(text).map((part) => {
    if (typeof part === 'string') return part;
    const nth = (used.get(part.text) ?? 0) + 1;
    used.set(part.text, nth);
    return placeholder(part, nth);
  });
}

const placeholder = ({ kind, text }: Code, nth: number): Xml => ({
  name: 'ph',
  attributes: {
    id: `${kind === 'placeholder' ? text.replace(/\W/g, '') : kind}-${nth}`,
    ctype: `x-${kind}`,
    'equiv-text': text,
  },
  children: [text],
});
