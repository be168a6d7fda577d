import type { FileOf, Recipe } from '../edited-data';

/** Files of another name for the demo. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    const addressIn = (language: string) => site.demoFrameUrl.replaceAll('{{language}}', language);
    const first = site.languages.map(addressIn).find((address) => data.hasStatic(address));
    for (const language of site.languages) {
      const own = addressIn(language);
      // A language without a demo of its own gets another one's.
      data.copyStatic(data.hasStatic(own) ? own : (first ?? own), `/tour/new-${language}.html`);
    }
    site.demoFrameUrl = '/tour/new-{{language}}.html';
  });
};
