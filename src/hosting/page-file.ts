/**
 * The file that a page is published as: `x.html` for `/x`, so that every host answers it without a slash at the end
 * (decision 7). A folder with an index would make nginx and others send `/x` to `/x/`.
 * @param path the page's address
 * @returns path below the published folder
 */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}
