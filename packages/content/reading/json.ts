import { type Node, type ParseError, parseTree } from 'jsonc-parser';

/** Whether a value is a JSON object. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a JSON text; undefined for any other text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses JSON as its standard defines it: without comments and trailing commas. */
export function parseStrictly(text: string): { root: Node | undefined; errors: ParseError[] } {
  const errors: ParseError[] = [];
  return { root: parseTree(text, errors, { disallowComments: true, allowTrailingComma: false }), errors };
}
