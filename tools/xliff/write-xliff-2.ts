import { type Code, partsOf, shownAs } from './inline';
import { type Bundle, originalOf, type Unit, type UnitFile, type UnitState } from './unit';
import { ownNamespace, writeXml, type Xml } from './xml';

export const namespace2 = 'urn:oasis:names:tc:xliff:document:2.0';

const states: Readonly<Record<UnitState, Xml['attributes']>> = {
  new: { state: 'initial' },
  stale: { state: 'initial', subState: 'brasa:stale' },
  done: { state: 'final' },
};

/** Serializes units as XLIFF 2.0 (docs.oasis-open.org/xliff/xliff-core/v2.0). */
export const writeXliff2 = ({ source, language, files }: Bundle): string =>
  writeXml(namespace2, {
    name: 'xliff',
    attributes: { version: '2.0', srcLang: source, trgLang: language, 'xmlns:brasa': ownNamespace },
    children: files.map((file) => fileOf(source, file)),
  });

const fileOf = (source: string, { file, units }: UnitFile): Xml => ({
  name: 'file',
  attributes: { id: file.replaceAll('/', '.'), original: originalOf(source, file) },
  children: units.map(unitOf),
});

function unitOf({ id, name, source, target, state, notes, mark }: Unit): Xml {
  const codes = [...codesOf(source), ...codesOf(target ?? '')];
  const data = [...new Set(codes.map(({ text }) => text))];
  return {
    name: 'unit',
    attributes: { id, name, 'brasa:mark': mark },
    children: [
      ...(notes.length > 0 ? [notesOf(notes)] : []),
      ...(data.length > 0 ? [originalData(data)] : []),
      {
        name: 'segment',
        attributes: states[state] ?? {},
        children: [textOf('source', source, data), ...(target === undefined ? [] : [textOf('target', target, data)])],
      },
    ],
  };
}

const codesOf = (text: string) => partsOf(text).filter((part): part is Code => typeof part !== 'string');

const notesOf = (notes: Unit['notes']): Xml => ({
  name: 'notes',
  children: notes.map(({ kind, text }) => ({ name: 'note', attributes: { category: kind }, children: [text] })),
});

const dataId = (index: number) => `d${index + 1}`;

const originalData = (data: readonly string[]): Xml => ({
  name: 'originalData',
  children: data.map((text, index) => ({
    name: 'data',
    attributes: { id: dataId(index), 'xml:space': 'preserve' },
    children: [text],
  })),
});

function textOf(name: 'source' | 'target', text: string, data: readonly string[]): Xml {
  const used = new Map<string, number>();
  const children = partsOf(text).map((part) => {
    if (typeof part === 'string') return part;
    const nth = (used.get(part.text) ?? 0) + 1;
    used.set(part.text, nth);
    return placeholder(part, dataId(data.indexOf(part.text)), nth);
  });
  return { name, attributes: { 'xml:space': 'preserve' }, children };
}

/** Returns a protected part; the same part has the same id in source and target, as XLIFF requires. */
const placeholder = (code: Code, dataRef: string, nth: number): Xml => ({
  name: 'ph',
  attributes: {
    id: nth === 1 ? dataRef : `${dataRef}-${nth}`,
    dataRef,
    equiv: code.text,
    disp: shownAs(code),
    canDelete: code.kind === 'placeholder' ? 'no' : undefined,
  },
});
