/** Formats names as a list of choices: `"a", "b"`. */
export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** At most the first 60 characters of a text. */
export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
