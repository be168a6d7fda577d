/** A bracket or brace of JSON, and where it stands. */
interface Bracket {
  sign: string;
  offset: number;
}

/** Every bracket and brace of a file's text, those in texts left out. */
export const bracketsIn = (source: string): Bracket[] =>
  [...source.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)]
    .filter(({ 0: token }) => !token.startsWith('"'))
    .map(({ 0: sign, index }) => ({ sign, offset: index }));

/** Where the bracket or brace stands that was opened last and is not closed. */
export function lastOpened(source: string): number | undefined {
  const open: number[] = [];
  for (const { sign, offset } of bracketsIn(source)) {
    if (sign === '[' || sign === '{') open.push(offset);
    else open.pop();
  }
  return open.at(-1);
}
