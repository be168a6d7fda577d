const asked = new Set<string>();

/**
 * In the place of Gatsby's own, which puts `<link rel="prefetch">` into the head: Firefox holds those to `default-src`, so that the
 * security policy refused every one of them. What is fetched is held to `connect-src` everywhere.
 *
 * Upstream: w3c/webappsec-csp#107 tells of Firefox; no thread of Gatsby was found.
 * Can go when Gatsby prefetches with `fetch`, or Firefox holds prefetches to the directive of what they fetch.
 * @param url a script of a page that the visitor may open next; or its data, which Gatsby itself asks for right after this
 */
export default async function prefetch(url: string): Promise<void> {
  if (url.endsWith('.json') || asked.has(url)) return;
  asked.add(url);
  try {
    // Only an answer that was read to its end is kept.
    await (await fetch(url, { priority: 'low' })).blob();
  } catch {
    asked.delete(url);
  }
}
