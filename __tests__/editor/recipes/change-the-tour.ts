import type { FileOf, Recipe } from '../edited-data';

/** Files of another name for the demo. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    const addressIn = (language: string) => site.demoFrameUrl.replaceAll('{{language}}', language);
    // A language without a demo of its own gets another one's; if the demo is on another site, a page of this one.
    const another = site.languages.map(addressIn).find((address) => data.hasStatic(address)) ?? data.tourPages[0];
    if (another === undefined) return;
    for (const language of site.languages) {
      const own = addressIn(language);
      data.copyStatic(data.hasStatic(own) ? own : another, `/tour/new-${language}.html`);
    }
    site.demoFrameUrl = '/tour/new-{{language}}.html';
  });
};
