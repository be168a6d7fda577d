/** Inserts a host's variable for the query into an address, before the hash. */
export function withQuery(address: string, query: string): string {
  const hash = address.indexOf('#');
  if (hash >= 0) return `${address.slice(0, hash)}${query}${address.slice(hash)}`;
  return address.endsWith('"') ? `${address.slice(0, -1)}${query}"` : `${address}${query}`;
}
