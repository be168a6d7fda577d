/** Decodes a part of an address; one with an invalid `%`, which may be hand-typed, stays unchanged. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What the router takes for a placeholder: `:` or `*` at the start of a part of the address. */
const placeholders = /(?<=\/)(?:[:*]|%3a|%2a)/gi;

/** The wide form of an ASCII sign, encoded. */
const wide = (sign: string) => encodeURI(String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/**
 * Returns a path in a form that the router can read, with wide signs: a `%` that encodes nothing, such as in `/50%-off`, because Gatsby
 * decodes `%25` twice (find-path.js), and placeholders. Other paths stay unchanged.
 */
export function routable(path: string): string {
  const decodable = isDecodable(path) ? path : path.replaceAll('%', wide('%'));
  return decodable.replace(placeholders, (sign) => wide(decodeURIComponent(sign)));
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== '';
  } catch {
    return false;
  }
}
