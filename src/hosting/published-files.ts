import type { PageRoute } from '../routing/types';
import { cardPath } from '../seo/card-path';
import { llmsPath, markdownPath } from '../seo/llms';
import { manifestPath } from '../seo/web-manifest';
import { pageFile } from './page-file';
import { securityTxtPath } from './security-txt';
import { hiddenFiles } from './site-model';

/** The file with the licences of all published code, below the published folder. */
export const licensesFile = 'third-party-licenses.txt';

/** Folders of the build, and folders that hosts handle themselves. */
const reservedFolders = ['/_gatsby', '/_vercel', '/cards', '/cdn-cgi', '/page-data', '/static'];

/** One for so many pages, and their index. */
const sitemap = /^\/sitemap-\w+\.xml$/;

/** What is published of the files that Gatsby writes besides its pages: no source maps. */
const gatsbyFiles = /^\/(?:static|page-data\/sq)\/(?!.*\.map$)|^\/page-data\/app-data\.json$/;

/** Whether Gatsby may write the file at any time, for all pages together. */
export const isOfGatsby = (path: string) => gatsbyFiles.test(path) || sitemap.test(path);

/** Addresses of files, at or below which no redirect can start. */
export type PublishedFiles = ReadonlySet<string>;

/**
 * The addresses of all published files besides pages, as far as they are known without a build. Hosts that remove `.html` serve
 * such a file without it too.
 * @param staticFiles addresses of the files in `static/`
 */
export function publishedFiles(
  pages: readonly PageRoute[],
  languages: readonly string[],
  staticFiles: ReadonlySet<string>,
): PublishedFiles {
  const indexed = pages.filter((page) => page.indexed).map(({ path }) => path);
  const files = [
    ...staticFiles,
    ...pages.map(({ path }) => `/${pageFile(path)}`),
    ...indexed.map(markdownPath),
    ...indexed.map(cardPath),
    ...languages.flatMap((language) => [manifestPath(language), llmsPath(language)]),
    ...['/llms.txt', '/robots.txt', `/${securityTxtPath}`, `/${licensesFile}`, ...hiddenFiles],
  ];
  const pagePaths = new Set(pages.map(({ path }) => path));
  const withoutEnding = files.filter((path) => path.endsWith('.html')).map((path) => path.replace(/\.html$/, ''));
  return new Set([...files, ...withoutEnding.filter((path) => !pagePaths.has(path))]);
}

/**
 * Finds the published file that prevents a redirect: a file at its address or above it, or a folder that is not available for
 * redirects. In lower case, because some hosts and file systems ignore case.
 * @returns takes the address of a redirect
 */
export function conflictFinder(files: PublishedFiles): (path: string) => string | undefined {
  const known = new Set([...files].map((path) => path.toLowerCase()));
  return (path) => {
    const parts = path.toLowerCase().split('/').slice(1);
    const upTo = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
    const folder = reservedFolders.find((name) => upTo[0] === name);
    return folder ? `${folder}/` : upTo.find((part) => known.has(part) || sitemap.test(part));
  };
}
