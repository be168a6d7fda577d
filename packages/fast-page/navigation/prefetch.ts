const requested = new Set<string>();

/**
 * Replaces Gatsby’s prefetch, which adds `<link rel="prefetch">` to the head: Firefox applies `default-src` to these, so the
 * security policy blocked all of them. For `fetch`, all browsers apply `connect-src`.
 *
 * Upstream: w3c/webappsec-csp#107 describes Firefox; no Gatsby issue was found.
 * Can go when Gatsby prefetches with `fetch`, or Firefox applies the directive of the fetched type to prefetches.
 * @param url a script of a page that the visitor may open next; or its data, which Gatsby itself requests right after this
 */
export default async function prefetch(url: string): Promise<void> {
  if (url.endsWith('.json') || requested.has(url)) return;
  requested.add(url);
  try {
    // Browsers cache a response only after it was read completely.
    await (await fetch(url, { priority: 'low' })).blob();
  } catch {
    requested.delete(url);
  }
}
