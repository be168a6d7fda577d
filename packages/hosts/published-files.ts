/** Folders of the build, and folders that hosts handle themselves. */
const reservedFolders = ['/_gatsby', '/_vercel', '/cdn-cgi', '/page-data', '/static'];

/** One for so many pages, and their index. */
const sitemap = /^\/sitemap-\w+\.xml$/;

/** What is published of the files that Gatsby writes besides its pages: no source maps. */
const gatsbyFiles = /^\/(?:static|page-data\/sq)\/(?!.*\.map$)|^\/page-data\/app-data\.json$/;

/** Whether Gatsby may write the file at any time, for all pages together. */
export const isOfGatsby = (path: string) => gatsbyFiles.test(path) || sitemap.test(path);

/** Addresses of files, at or below which no redirect can start. */
export type PublishedFiles = ReadonlySet<string>;

/**
 * Finds the published file that prevents a redirect: a file at its address or above it, or a folder that is not available for
 * redirects. In lower case, because some hosts and file systems ignore case.
 * @param folders further folders that are not available
 * @returns takes the address of a redirect
 */
export function conflictFinder(
  files: PublishedFiles,
  folders: readonly string[] = [],
): (path: string) => string | undefined {
  const known = new Set([...files].map((path) => path.toLowerCase()));
  return (path) => {
    const parts = path.toLowerCase().split('/').slice(1);
    const upTo = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
    const folder = [...reservedFolders, ...folders].find((name) => upTo[0] === name);
    return folder ? `${folder}/` : upTo.find((part) => known.has(part) || sitemap.test(part));
  };
}
