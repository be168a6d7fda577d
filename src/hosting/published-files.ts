import type { PageRoute } from '../routing/types';
import { cardPath } from '../seo/card-path';
import { markdownPath } from '../seo/llms';
import { manifestPath } from '../seo/web-manifest';
import { licensesFile } from './licenses-file';
import { pageFile } from './page-file';
import { securityTxtPath } from './security-txt';
import { hiddenFiles } from './site-model';

/** Folders that the build fills, and folders that hosts answer themselves before they look at the site. */
const reservedFolders = ['/_gatsby', '/_vercel', '/cards', '/cdn-cgi', '/page-data', '/static'];

/** Scripts and sitemaps have numbers in their names that only a build knows. */
const numberedFile = /^\/(?:sitemap-\w+\.xml|[^/]+-[0-9a-f]{20}\.js)$/;

/** What Gatsby writes beside its pages, in folders and files of its own. */
const gatsbyFiles =
  /^\/(?:(?:static|_gatsby|~partytown|page-data\/sq)\/|page-data\/app-data\.json$|(?:webpack\.stats|chunk-map)\.json$|.*\.map$)/;

/** Whether Gatsby writes a file for all pages together, at whatever time it likes. */
export const isOfGatsby = (path: string) => gatsbyFiles.test(path) || numberedFile.test(path);

/** Addresses that files answer, so that no redirect can start there, nor below. */
export type PublishedFiles = ReadonlySet<string>;

/**
 * The addresses of all files that the site publishes beside its pages, as far as they are known without a build. Hosts that take
 * `.html` off answer for the address without it too.
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
    ...languages.flatMap((language) => [manifestPath(language), `/${language}/llms.txt`]),
    ...['/llms.txt', '/robots.txt', `/${securityTxtPath}`, `/${licensesFile}`, ...hiddenFiles],
  ];
  const pagePaths = new Set(pages.map(({ path }) => path));
  const withoutEnding = files.filter((path) => path.endsWith('.html')).map((path) => path.replace(/\.html$/, ''));
  return new Set([...files, ...withoutEnding.filter((path) => !pagePaths.has(path))]);
}

/**
 * What of the published files stands in a redirect's way: a file at its address or above it, or a folder that is not ours to
 * redirect from. In small letters: some hosts and disks take capitals for the same.
 */
export function conflictingFile(path: string, files: PublishedFiles): string | undefined {
  const known = lowerCase(files);
  const parts = path.toLowerCase().split('/').slice(1);
  const upTo = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const folder = reservedFolders.find((name) => upTo[0] === name);
  return folder ? `${folder}/` : upTo.find((part) => known.has(part) || numberedFile.test(part));
}

/** Made once for all redirects. */
const lowered = new WeakMap<PublishedFiles, PublishedFiles>();

function lowerCase(files: PublishedFiles): PublishedFiles {
  const made = lowered.get(files) ?? new Set([...files].map((path) => path.toLowerCase()));
  lowered.set(files, made);
  return made;
}
