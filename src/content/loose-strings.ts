/** A string as its author meant it, including quotation marks that JSON would treat as its end. */
interface LooseString {
  start: number;
  /** Where its last quotation mark is; undefined if the line ends before it. */
  end: number | undefined;
  /** Where the quotation marks in it are. */
  inner: readonly number[];
}

/** What may follow the end of a string: the end of the line, a JSON character, or another string that lacks its comma. */
const afterEnd = /^\s*(?:$|[:}\]]|,\s*(?:$|["[{}\]\d-]|true|false|null)|\s"[^"]*"\s*(?:[:,]|$))/;

/**
 * Reads the strings of a line of JSON with possibly wrong quotation marks: a string ends at the first mark after which JSON could
 * continue.
 */
export function looseStrings(line: string): LooseString[] {
  const strings: LooseString[] = [];
  for (let start = line.indexOf('"'); start >= 0; ) {
    const string = readString(line, start);
    strings.push(string);
    start = string.end === undefined ? -1 : line.indexOf('"', string.end + 1);
  }
  return strings;
}

function readString(line: string, start: number): LooseString {
  const inner: number[] = [];
  for (let at = start + 1; at < line.length; at++) {
    if (line[at] === '\\') at++;
    else if (line[at] === '"') {
      if (afterEnd.test(line.slice(at + 1))) return { start, end: at, inner };
      inner.push(at);
    }
  }
  return { start, end: undefined, inner };
}
