import type { FileOf, Recipe } from '../edited-data';

/** The bar, the dialog and the confirmation speak the page's language. */
export const recipe: Recipe = (data) =>
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    site.cookieBannerLanguage = 'page';
  });
