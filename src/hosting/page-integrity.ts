import { createHash } from 'node:crypto';

const scriptPattern = /<script src="(\/[^"]+)"(?: integrity="[^"]*")?/g;

/**
 * Gives every script of a page the hash of its content (Subresource Integrity): a file that was changed on its way, or at the
 * host, does not run. Hashes that an earlier build left are replaced.
 * @param html the page as built
 * @param read the content of a file of this site, by its address
 */
export function withIntegrity(html: string, read: (path: string) => Buffer): string {
  return html.replace(scriptPattern, (_, path: string) => {
    const hash = createHash('sha384').update(read(path)).digest('base64');
    return `<script src="${path}" integrity="sha384-${hash}"`;
  });
}
