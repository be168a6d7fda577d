/** Decodes a part of an address; one with an invalid `%`, which may be hand-typed, stays unchanged. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Returns a path whose `%` encodes nothing, such as `/50%-off`, in a form that can be decoded: with a wide percent sign, because
 * Gatsby decodes `%25` twice (find-path.js). Other paths stay unchanged.
 */
export function decodable(path: string): string {
  try {
    decodeURI(path);
    return path;
  } catch {
    return encodeURI(path.replaceAll('%', '\uff05'));
  }
}
