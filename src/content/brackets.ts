/** Every bracket and brace of a JSON text, with its place, except those inside strings. */
export const bracketsIn = (source: string) =>
  [...source.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{\]}]/g)]
    .filter(({ 0: token }) => !token.startsWith('"'))
    .map(({ 0: sign, index }) => ({ sign, offset: index }));

/** The places of the brackets and braces that are opened and not closed. */
export function openBrackets(source: string): number[] {
  const open: number[] = [];
  for (const { sign, offset } of bracketsIn(source)) {
    if (sign === '[' || sign === '{') open.push(offset);
    else open.pop();
  }
  return open;
}

/** The place of the last of them. */
export const lastOpened = (source: string): number | undefined => openBrackets(source).at(-1);
