/** Parses a JSON file; returns undefined if there is no file or if it has a syntax error. */
export function parseJson(bytes: Buffer | undefined): { value: unknown } | undefined {
  try {
    return bytes && { value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return undefined;
  }
}
