import { isPublished } from '../../../src/content/published-entries';
import type { FileOf, Recipe } from '../edited-data';

/** Another price, other files, another fee, of the pack on sale. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'Packs'>>('packs.json', ({ packs }) => {
    const pack = packs.find(isPublished);
    if (!pack) throw new Error('No pack is published.');
    pack.price = (pack.price ?? 0) + 40;
    pack.includedFiles += 10;
    pack.setupFee = (pack.setupFee ?? 0) + 200;
  });
