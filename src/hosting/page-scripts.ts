import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScripts } from './load-scripts';

/** Scripts of a build, by their addresses. */
export interface BuiltScripts {
  /** Gatsby's name for this build; pages of another one reload. */
  compilation: string;
  /** Of webpack itself: the others register with it. */
  runtime: string;
  /** By chunk group: `app`, and one for each template. */
  groups: Readonly<Record<string, readonly string[]>>;
}

/** Which build this is: a page that belongs to another one loads itself anew. */
const appData = '/page-data/app-data.json';

/** What Gatsby wrote about the scripts of its last build. */
const statsFile = 'webpack.stats.json';
const sliceFile = '_gatsby/slices/_gatsby-scripts-1.html';
const slice = /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

/**
 * Reads which scripts the build made.
 * @param folder where Gatsby's own files were put aside
 */
export function readBuiltScripts(folder: string): BuiltScripts {
  const stats = JSON.parse(readFileSync(join(folder, statsFile), 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const compilation = /___webpackCompilationHash="(\w+)"/.exec(readFileSync(join(folder, sliceFile), 'utf8'))?.[1] ?? '';
  const groups = Object.fromEntries(
    Object.entries(stats.assetsByChunkName).map(([name, files]) => [name, files.map((file) => `/${file}`)]),
  );
  return { compilation, groups, runtime: groups.app?.find((path) => path.includes('/webpack-runtime-')) ?? '' };
}

/** What one page needs of them. */
export interface PageScripts {
  /** The chunk group of the page's template. */
  template: string;
  /** Where the browser finds the page's data; undefined if it does not look where the page is. */
  pageData?: string | undefined;
}

/**
 * Puts our own tags in the place of Gatsby's:
 * - what the page needs is asked for at once instead of one after the other, but not before the page has been painted;
 * - Gatsby's list of chunks is written as an object: as the text that it is (gatsby 5.16), with the files left out that do not
 *   stand at the top, links prefetch no scripts.
 *
 * Webpack's runtime keeps a tag of its own. A page of an earlier build is brought up to date.
 * @param html the page as built
 * @param integrityOf the hash of a script, such as `sha256-…`
 */
export function withPageScripts(
  html: string,
  { compilation, groups, runtime }: BuiltScripts,
  { template, pageData }: PageScripts,
  integrityOf: (path: string) => string,
): string {
  const { app = [], ...templates } = groups;
  const wanted = [...app, ...(templates[template] ?? [])].filter((path) => path !== runtime);
  const scripts = wanted.map((path) => [path, integrityOf(path)]);
  const data = pageData ? [pageData, appData] : [appData];
  const inline = [
    `window.___chunkMapping=${JSON.stringify(templates)}`,
    `window.___webpackCompilationHash=${JSON.stringify(compilation)}`,
    `(${loadScripts.toString()})(${JSON.stringify(scripts)},${JSON.stringify(data)})`,
  ].join(';');
  const tags = `<script>${inline}</script><script src="${runtime}" integrity="${integrityOf(runtime)}" async></script>`;
  return html.replace(slice, (_, start: string, end: string) => start + tags + end);
}
