import { createHash } from 'node:crypto';
import type { TextFile } from './write-files';

const link = /<link rel="stylesheet"([^>]*?) href="#([\w-]+)"\/?>/g;

/**
 * Moves the styles that links in the body refer to by their id from the page to files. A page of an earlier build, which has
 * its files already, is returned as it is.
 * @param html the page as built: `<link rel="stylesheet" href="#x">` and `<style id="x">…</style>`
 * @param write writes a file, whose name contains a hash of its content
 * @throws Error if the page has such a link, but not the styles
 */
export function withStyleSheets(html: string, write: (sheet: TextFile) => void): string {
  return [...html.matchAll(link)].reduce((page, [found, attributes, id]) => {
    const [element, content] = new RegExp(`<style id="${id}">(.*?)</style>`, 's').exec(page) ?? [];
    if (!element || content === undefined)
      throw new Error(`The page links to styles that it does not have: <style id="${id}">.`);
    const path = `/static/styles-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.css`;
    write({ path, content });
    return page.replace(element, '').replace(found, `<link rel="stylesheet"${attributes} href="${path}">`);
  }, html);
}
