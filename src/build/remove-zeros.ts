import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes zero bytes out of the pages as rendered. React 18.3 leaves some where a letter of several bytes did not fit into the end of
 * its buffer, once in some ten thousand letters (ReactDOMServer, writeStringChunk); in a description browsers show them as �.
 * @param folder Gatsby's output
 */
export function removeZeros(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = join(entry.parentPath, entry.name);
    const html = readFileSync(file, 'utf8');
    if (html.includes('\0')) writeFileSync(file, html.replaceAll('\0', ''));
  }
}
