import type { FileOf, Recipe } from '../edited-data';

/** Files of another name for the demo. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    const former = site.demoFrameUrl;
    site.demoFrameUrl = '/tour/new-{{language}}.html';
    for (const language of site.languages) {
      data.copyStatic(former.replaceAll('{{language}}', language), `/tour/new-${language}.html`);
    }
  });
};
