/** Every bracket and brace of a JSON text, with its place, except those inside strings. */
export const bracketsIn = (source: string) =>
  [...source.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)]
    .filter(({ 0: token }) => !token.startsWith('"'))
    .map(({ 0: sign, index }) => ({ sign, offset: index }));

/** The place of the last bracket or brace that is opened and not closed. */
export function lastOpened(source: string): number | undefined {
  const open: number[] = [];
  for (const { sign, offset } of bracketsIn(source)) {
    if (sign === '[' || sign === '{') open.push(offset);
    else open.pop();
  }
  return open.at(-1);
}
