/** Decodes a part of an address; one with an invalid `%`, which may be hand-typed, stays unchanged. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * What the router and Gatsby misread: a placeholder, which is `:` or `*` at the start of a part of the address; and, because they decode
 * an address again and again (find-path.js), an encoded `%`, `#` or `?`.
 */
const misread = /(?<=\/|%2f)(?:[:*]|%3a|%2a)|%2[35]|%3f/gi;

/** The wide form of an ASCII sign, encoded. */
const wide = (sign: string) => encodeURI(String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/**
 * Returns a path in a form that the router can read, with wide signs for what it misreads, and for a `%` that encodes nothing, such as in
 * `/50%-off`. Other paths stay unchanged.
 */
export function routable(path: string): string {
  const decodable = isDecodable(path) ? path : path.replaceAll('%', wide('%'));
  return decodable.replace(misread, (sign) => wide(decodeURIComponent(sign)));
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
