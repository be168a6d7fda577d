import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
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

/** The script with the path of the page, and all others: as Gatsby writes them, or as they are written here. */
const scriptTags = [
  /<script id="gatsby-script-loader">.*?window\.pagePath=("[^"]*").*?<!-- slice-end id="_gatsby-scripts-1" -->/s,
  /<script>window\.pagePath=("[^"]*").*?<script src="[^"]*" integrity="[^"]*" async><\/script>/s,
];

/** `loadScripts`, minified, with a place for its arguments. */
const [loader = ''] = transformSync(`(${loadScripts.toString()})(ARGUMENTS)`, { minify: true }).code.split('ARGUMENTS');

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
 * Replaces Gatsby's script tags with our own: everything that the page needs is requested in parallel, but not before the first
 * paint. Webpack's runtime keeps a tag of its own; it brings Gatsby's list of chunks (`ChunkListPlugin`). Gatsby's marks around
 * its scripts are removed: it would write them anew on the next build, where this function does so. A page of an earlier build
 * is brought up to date.
 * @param html the page as built
 * @param integrityOf the hash of a script, such as `sha256-…`
 * @throws Error if the page has no scripts of Gatsby or of this function
 */
export function withPageScripts(
  html: string,
  { compilation, groups, runtime }: BuiltScripts,
  { template, pageData }: PageScripts,
  integrityOf: (path: string) => string,
): string {
  const [found, pagePath] = scriptTags.map((tags) => tags.exec(html)).find((match) => match !== null) ?? [];
  if (!found) throw new Error('The page has no scripts of Gatsby.');
  const wanted = [...(groups.app ?? []), ...(groups[template] ?? [])].filter((path) => path !== runtime);
  const scripts = wanted.map((path) => [path, integrityOf(path)]);
  const data = pageData ? [pageData, appData] : [appData];
  const inline = [
    `window.pagePath=${pagePath}`,
    `window.___webpackCompilationHash=${JSON.stringify(compilation)}`,
    `${loader}${JSON.stringify(scripts)},${JSON.stringify(data)})`,
  ].join(';');
  const tags = `<script>${inline}</script><script src="${runtime}" integrity="${integrityOf(runtime)}" async></script>`;
  return html.replace(found, () => tags);
}
