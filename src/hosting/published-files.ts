import type { PageRoute } from '../../packages/addresses';
import { hiddenFiles, type PublishedFiles, pageFile } from '../../packages/hosts';
import { cardPath } from '../seo/card-path';
import { llmsPath, markdownPath } from '../seo/llms';
import { manifestPath } from '../seo/web-manifest';
import { securityTxtPath } from './security-txt';

/** The file with the licences of all published code, below the published folder. */
export const licensesFile = 'third-party-licenses.txt';

/** The folder of social cards. */
export const cardsFolder = '/cards';

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
