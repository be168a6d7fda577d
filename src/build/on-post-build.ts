import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { readSiteModel } from '../hosting/adapter';
import { drawCards } from './draw-cards';
import { loadContent } from './load-content';
import { pageCards } from './page-cards';
import { publicFolder } from './public-folder';
import { registry } from './registry-store';
import { removeTwins } from './remove-twins';
import { reportBuild } from './report-build';
import { writeMachineTexts } from './write-machine-texts';

/** What a build leaves beside its pages: social cards, and texts for readers that are machines. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, cache }) => {
  const content = loadContent();
  const { pages } = registry();
  const cacheFolder = join((cache as unknown as { directory: string }).directory, 'cards');
  removeTwins(readSiteModel()?.pages ?? [], pages, publicFolder);
  const { drawn, kept } = await drawCards(pageCards(pages, content), publicFolder, cacheFolder);
  reporter.info(`Social cards: ${drawn} drawn, ${kept} unchanged`);
  writeMachineTexts(pages, content);
  reportBuild(reporter);
};
