import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { drawCards } from '../../build/draw-cards';
import { pageCards } from '../../build/page-cards';
import { PictureStore, storeFolder } from '../../build/picture-store';
import { removeStrays } from '../../build/remove-strays';
import { reportBuild } from '../../build/report-build';
import { writeMachineTexts } from '../../build/write-machine-texts';
import { builtPages } from '../../data/built-pages';
import { loadContent } from '../../data/load-content';
import { readData } from '../../data/read-data';
import { registry } from '../../data/registry-store';
import { publicFolder } from '../../hosting/built-files';
import { publishedFiles } from '../../hosting/published-files';

/** Writes social cards and machine-readable texts, and removes files of earlier builds. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, cache }) => {
  const content = loadContent();
  const { pages } = registry();
  const built = builtPages(pages);
  const cacheFolder = join((cache as unknown as { directory: string }).directory, 'cards');
  const { drawn, kept } = await drawCards(pageCards(built, content), publicFolder, cacheFolder);
  reporter.info(`Social cards: ${drawn} drawn, ${kept} unchanged`);
  writeMachineTexts(pages, built, content);
  removeStrays(publicFolder, built, publishedFiles(built, content.SiteSettings.languages, readData().staticFiles));
  await new PictureStore(storeFolder).prune();
  reportBuild(reporter);
};
