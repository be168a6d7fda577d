/** Puts a host's word for the request's query where it belongs in an address: before the hash. */
export function withQuery(address: string, query: string): string {
  const hash = address.indexOf('#');
  if (hash >= 0) return `${address.slice(0, hash)}${query}${address.slice(hash)}`;
  return address.endsWith('"') ? `${address.slice(0, -1)}${query}"` : `${address}${query}`;
}
