import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadScripts } from './load-scripts';

/** Scripts of a build, by their addresses. */
export interface BuiltScripts {
  /** Gatsby's id of this build; pages of another build reload. */
  compilation: string;
  /** Webpack's runtime, with which the other scripts register. */
  runtime: string;
  /** By chunk group: `app`, and one for each template. */
  groups: Readonly<Record<string, readonly string[]>>;
}

/** Identifies the build: a page of another build reloads. */
const appData = '/page-data/app-data.json';

/** What Gatsby wrote about the scripts of its last build. */
const statsFile = 'webpack.stats.json';
const sliceFile = '_gatsby/slices/_gatsby-scripts-1.html';
const slice = /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

/**
 * Reads the list of scripts of the build.
 * @param folder where Gatsby's internal files are kept
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

/** The scripts and data that one page needs. */
export interface PageScripts {
  /** The chunk group of the page's template. */
  template: string;
  /** Address of the data of the page; undefined if it cannot be derived from the address of the page. */
  pageData?: string | undefined;
}

/**
 * Replaces Gatsby's script tags with our own:
 * - everything that the page needs is requested in parallel, but not before the first paint;
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
