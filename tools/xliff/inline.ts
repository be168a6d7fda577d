/** A part of a text that translators move but do not edit. */
export interface Code {
  kind: 'placeholder' | 'no-break-space' | 'narrow-no-break-space';
  text: string;
}

const codePattern = /(\{\{\s*\w+\s*\}\}|\u00a0|\u202f)/;

const kinds: Readonly<Record<string, Code['kind']>> = {
  '\u00a0': 'no-break-space',
  '\u202f': 'narrow-no-break-space',
};

/** Splits a text into translatable and protected parts; placeholders and no-break spaces are protected. */
export const partsOf = (text: string): (string | Code)[] =>
  text
    .split(codePattern)
    .map((part, index) => (index % 2 === 1 ? { kind: kinds[part] ?? 'placeholder', text: part } : part))
    .filter((part) => part !== '');

/** Returns the label of a protected part, for tools that do not show its text. */
export const shownAs = ({ kind, text }: Code) => (kind === 'placeholder' ? text : `[${kind}]`);
