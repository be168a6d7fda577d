/**
 * The file that a page is published as: `x.html` for `/x`, so that every host serves it without a trailing slash (decision 7).
 * With a folder and an index, nginx and others would redirect `/x` to `/x/`.
 * @param path the page's address
 * @returns path below the published folder
 */
export function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}
