import type { FileOf, Recipe } from '../edited-data';

/** A section that the header links to goes, and one that was not shown comes. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    const gone = (['testimonials', 'faq', 'solutions'] as const).find((section) => site.sections.includes(section));
    site.sections = site.sections.filter((section) => section !== gone);
    if (!site.sections.includes('statistics')) site.sections.push('statistics');
  });
