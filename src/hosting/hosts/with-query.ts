/** Inserts a host's variable for the query into an address, before the hash, and before a quote at the end. */
export const withQuery = (address: string, query: string): string => address.replace(/(?=#)|(?="?$)/, () => query);
