import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { publicFolder } from '../../../packages/hosts';
import { drawCards } from '../../build/draw-cards';
import { pageCards } from '../../build/page-cards';
import { writeMachineTexts } from '../../build/write-machine-texts';
import { builtPages, currentSite } from '../../data/site';

/** Writes social cards and machine-readable texts. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache }) => {
  const { content, registry } = currentSite();
  const built = builtPages(registry.pages);
  const cacheFolder = join((cache as unknown as { directory: string }).directory, 'cards');
  await drawCards(pageCards(built, content), publicFolder, cacheFolder);
  writeMachineTexts(registry.pages, built, content);
};
