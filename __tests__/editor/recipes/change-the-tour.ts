import type { FileOf, Recipe } from '../edited-data';

/** Files of another name for the demo. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    const addressIn = (language: string) => site.demoFrameUrl.replaceAll('{{language}}', language);
    // Languages without a demo of their own get another one's.
    const tours = site.languages.map(addressIn).filter((address) => data.hasStatic(address));
    for (const language of site.languages) {
      const own = addressIn(language);
      data.copyStatic(tours.includes(own) ? own : (tours[0] ?? own), `/tour/new-${language}.html`);
    }
    site.demoFrameUrl = '/tour/new-{{language}}.html';
  });
};
