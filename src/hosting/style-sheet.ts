import { createHash } from 'node:crypto';
import type { TextFile } from './write-files';

const link = /<link rel="stylesheet" href="#([\w-]+)">/;

/**
 * Moves the styles that a link in the body refers to by their id from the page to a file. A page of an earlier build, which
 * has its file already, is returned as it is.
 * @param html the page as built: `<link rel="stylesheet" href="#x">` and `<style id="x">…</style>`
 * @param write writes the file, whose name contains a hash of its content
 * @throws Error if the page has such a link, but not the styles
 */
export function withStyleSheet(html: string, write: (sheet: TextFile) => void): string {
  const id = link.exec(html)?.[1];
  if (!id) return html;
  const [element, content] = new RegExp(`<style id="${id}">(.*?)</style>`, 's').exec(html) ?? [];
  if (!element || content === undefined)
    throw new Error(`The page links to styles that it does not have: <style id="${id}">.`);
  const path = `/static/styles-${createHash('sha256').update(content).digest('hex').slice(0, 20)}.css`;
  write({ path, content });
  return html.replace(element, '').replace(link, `<link rel="stylesheet" href="${path}">`);
}
