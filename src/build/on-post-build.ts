import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { drawCards } from './draw-cards';
import { loadContent } from './load-content';
import { pageCards } from './page-cards';
import { publicFolder } from './public-folder';
import { publishedFiles } from './published-files';
import { readData } from './read-data';
import { registry } from './registry-store';
import { removeStrays } from './remove-strays';
import { reportBuild } from './report-build';
import { writeMachineTexts } from './write-machine-texts';

/** What a build leaves beside its pages: social cards, texts for readers that are machines, and nothing of earlier builds. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter, cache }) => {
  const content = loadContent();
  const { pages } = registry();
  const cacheFolder = join((cache as unknown as { directory: string }).directory, 'cards');
  const { drawn, kept } = await drawCards(pageCards(pages, content), publicFolder, cacheFolder);
  reporter.info(`Social cards: ${drawn} drawn, ${kept} unchanged`);
  writeMachineTexts(pages, content);
  removeStrays(publicFolder, pages, publishedFiles(pages, content.SiteSettings.languages, readData().staticFiles));
  reportBuild(reporter);
};
