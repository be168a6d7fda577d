import { type Bundle, originalOf, type Unit, type UnitState } from './unit';

export const namespaces = {
  '1.2': 'urn:oasis:names:tc:xliff:document:1.2',
  '2.0': 'urn:oasis:names:tc:xliff:document:2.0',
} as const;

/** The versions of XLIFF. */
export type Format = keyof typeof namespaces;

/** The namespace of this project's extensions to XLIFF 2. */
export const ownNamespace = 'urn:brasa:translations';

/** Serializes units as XLIFF 2.0 (docs.oasis-open.org/xliff/xliff-core/v2.0), or as 1.2, for tools that do not read 2.0. */
export function writeXliff(format: Format, { source, language, files }: Bundle): string {
  const xliff =
    format === '1.2'
      ? { version: '1.2', xmlns: namespaces['1.2'] }
      : { version: '2.0', xmlns: namespaces['2.0'], srcLang: source, trgLang: language, 'xmlns:brasa': ownNamespace };
  const inFile = files.map(({ file, units }) => {
    const original = originalOf(source, file);
    if (format === '2.0') return element('file', { id: file.replaceAll('/', '.'), original }, ...units.map(unit2));
    const languages = { 'source-language': source, 'target-language': language };
    return element('file', { original, ...languages, datatype: 'plaintext' }, element('body', {}, ...units.map(unit1)));
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', xliff, ...inFile)}\n`;
}

const escaped = (text: string) => text.replace(/[&<>"\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns an element with text; attributes that are undefined are left out. */
function textElement(name: string, attributes: Attributes, xml: string): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escaped(value)}"`],
  );
  return `<${name}${written.join('')}>${xml}</${name}>`;
}

/** Returns an element with others inside, each on a line of its own. */
const element = (name: string, attributes: Attributes, ...children: readonly string[]) =>
  textElement(name, attributes, ['', ...children, ''].join('\n'));

/** What translators move but do not edit: placeholders and no-break spaces. */
const codePattern = /(\{\{\s*\w+\s*\}\}|\u00a0|\u202f)/;

const spaces: Readonly<Record<string, string>> = { '\u00a0': 'no-break-space', '\u202f': 'narrow-no-break-space' };

/**
 * Converts a text.
 * @param protect converts a protected part, which is the nth of its text: it has the same id in source and target, as XLIFF requires
 */
function textOf(text: string, protect: (code: string, nth: number) => string): string {
  const used = new Map<string, number>();
  const convert = (part: string, index: number) => {
    if (index % 2 === 0) return escaped(part);
    used.set(part, (used.get(part) ?? 0) + 1);
    return protect(part, used.get(part) ?? 1);
  };
  return text.split(codePattern).map(convert).join('');
}

const states1: Readonly<Record<UnitState, string>> = { new: 'needs-translation', stale: 'needs-adaptation', done: 'final' };

function unit1({ id, name, source, target, state, notes, mark }: Unit): string {
  const protect = (code: string, nth: number) => {
    const kind = spaces[code] ?? 'placeholder';
    const attributes = { id: `${spaces[code] ?? code.replace(/\W/g, '')}-${nth}`, ctype: `x-${kind}`, 'equiv-text': code };
    return textElement('ph', attributes, escaped(code));
  };
  return element(
    'trans-unit',
    { id, resname: name, extradata: mark, 'xml:space': 'preserve' },
    textElement('source', {}, textOf(source, protect)),
    ...(target === undefined ? [] : [textElement('target', { state: states1[state] }, textOf(target, protect))]),
    ...notes.map(({ kind, text }) => textElement('note', { from: kind }, escaped(text))),
  );
}

const states2: Readonly<Record<UnitState, Attributes>> = {
  new: { state: 'initial' },
  stale: { state: 'initial', subState: 'brasa:stale' },
  done: { state: 'final' },
};

function unit2({ id, name, source, target, state, notes, mark }: Unit): string {
  const codes = [
    ...new Set([source, target ?? ''].flatMap((text) => text.split(codePattern).filter((_, index) => index % 2))),
  ];
  const preserve = { 'xml:space': 'preserve' };
  const protect = (code: string, nth: number) => {
    const dataRef = `d${codes.indexOf(code) + 1}`;
    const shown = {
      equiv: code,
      disp: code in spaces ? `[${spaces[code]}]` : code,
      canDelete: code in spaces ? undefined : 'no',
    };
    return textElement('ph', { id: nth === 1 ? dataRef : `${dataRef}-${nth}`, dataRef, ...shown }, '');
  };
  const text = (part: string, value: string) => textElement(part, preserve, textOf(value, protect));
  const data = codes.map((code, index) => textElement('data', { id: `d${index + 1}`, ...preserve }, escaped(code)));
  return element(
    'unit',
    { id, name, 'brasa:mark': mark },
    element('notes', {}, ...notes.map((note) => textElement('note', { category: note.kind }, escaped(note.text)))),
    ...(data.length > 0 ? [element('originalData', {}, ...data)] : []),
    element('segment', states2[state], text('source', source), ...(target === undefined ? [] : [text('target', target)])),
  );
}
