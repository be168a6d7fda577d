import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, move, removeEmpty } from './files';
import { isOfGatsby, type PublishedFiles } from './published-files';
import { addressOf, pageDataPath } from './rules';
import type { SiteModel } from './site-model';
import { writeFiles } from './write-files';

/** Gatsby's internal files, which must not be published; a warm build needs them again. */
const internal = ['webpack.stats.json', 'chunk-map.json', '_gatsby'];

/** The folder of scripts and style sheets, and of pictures, each in a folder named by the digest of its original. */
const assets = 'static';

const digest = /[0-9a-f]{32}/g;

type Pages = Pick<SiteModel, 'pages' | 'notFound'>;

/**
 * Turns Gatsby's output into the published folder: `x/index.html` becomes `x.html`, finished. What the next build needs is moved to
 * `hosting/aside`; what nobody needs is removed, such as output of earlier builds and of the development server.
 * @param folder Gatsby's output
 * @param model how the site is served
 * @param files what is published beside pages and Gatsby's own files
 * @param finish returns what is published in place of a page of Gatsby
 */
export function publish(
  folder: string,
  model: Pages,
  files: PublishedFiles,
  finish: (html: string, file: string) => string,
): void {
  for (const name of internal) move(join(folder, name), join(asideOf(folder), name));
  removeStrays(folder, model, files);
  for (const { file, rendered, kept } of filesOf(folder, model)) {
    if (!existsSync(rendered)) continue;
    move(rendered, kept);
    removeEmpty(dirname(rendered), folder);
    writeFiles(folder, [{ path: file, content: finish(readFileSync(kept, 'utf8'), file) }]);
  }
  moveUnusedAside(folder);
}

/**
 * Before the next build: moves pages and pictures back to where Gatsby wrote them, because a warm build updates and deletes pages of the
 * last one, and does not generate a picture again once it has done so. No script or style sheet outlives its build.
 */
export function unpublish(folder: string, model: Pages): void {
  const scripts = filesIn(join(folder, assets)).filter((path) => /\.(?:js|css|txt)(?:\.br|\.gz)?$/.test(path));
  for (const path of scripts) rmSync(join(folder, assets, path));
  const pictures = filesIn(join(asideOf(folder), assets)).map((path) => join(assets, path));
  for (const path of [...pictures, ...internal]) move(join(asideOf(folder), path), join(folder, path));
  for (const { file, rendered, kept } of filesOf(folder, model)) {
    if (!existsSync(kept)) continue;
    rmSync(join(folder, file), { force: true });
    move(kept, rendered);
  }
}

const asideOf = (folder: string) => join(dirname(folder), 'hosting', 'aside');

/** Where each page is: as Gatsby writes it, as it is kept for the next build, and as it is published; two are written as published. */
const filesOf = (folder: string, { pages, notFound }: Pages) =>
  [...pages, ...notFound].map(({ file }) => ({
    file,
    rendered: ['index.html', '404.html'].includes(file)
      ? join(folder, file)
      : join(folder, file.replace(/\.html$/, ''), 'index.html'),
    kept: join(asideOf(folder), 'pages', file),
  }));

function removeStrays(folder: string, model: Pages, files: PublishedFiles): void {
  const made = new Set(
    filesOf(folder, model).flatMap(({ file, rendered }) => [
      rendered,
      ...[addressOf(file), `/${file}`].map((path) => join(folder, pageDataPath(path))),
    ]),
  );
  for (const path of filesIn(folder)) {
    const stray = join(folder, path);
    if (made.has(stray) || files.has(`/${path}`) || isOfGatsby(`/${path}`)) continue;
    rmSync(stray);
    removeEmpty(dirname(stray), folder);
  }
}

/** Moves pictures out of the published folder that no page, script or data names. */
function moveUnusedAside(folder: string): void {
  const texts = filesIn(folder).filter((path) => /\.(?:html|json|js|css)$/.test(path));
  const used = new Set(texts.flatMap((path) => readFileSync(join(folder, path), 'utf8').match(digest) ?? []));
  for (const path of filesIn(join(folder, assets)).map((name) => join(assets, name))) {
    const [original] = path.match(digest) ?? [];
    if (!original || used.has(original)) continue;
    move(join(folder, path), join(asideOf(folder), path));
    removeEmpty(dirname(join(folder, path)), folder);
  }
}
