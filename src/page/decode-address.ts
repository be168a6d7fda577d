/** Decodes a part of an address; one with an invalid `%`, which may be hand-typed, stays unchanged. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
