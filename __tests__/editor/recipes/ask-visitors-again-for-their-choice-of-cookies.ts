import type { FileOf, Recipe } from '../edited-data';

/** What visitors agree to has changed. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'SiteSettings'>>('site.json', ({ consent }) => {
    consent.version += 1;
  });
