import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** The second section of the landing page goes to the end. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'SiteSettings'>>('site.json', ({ sections }) => {
    const second = entryAt(sections, 1);
    sections.splice(1, 1);
    sections.push(second);
  });
