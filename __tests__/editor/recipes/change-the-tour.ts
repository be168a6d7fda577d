import type { FileOf, Recipe } from '../edited-data';

/** Files of another name for the demo; the old ones are deleted. */
export const recipe: Recipe = (data) => {
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    const addressIn = (language: string) => site.demoFrameUrl.replaceAll('{{language}}', language);
    // A language without a demo of its own gets another one's; if the demo is on another site, a page of this one.
    const another = site.languages.map(addressIn).find((address) => data.hasStatic(address)) ?? data.tourPages[0];
    if (another === undefined) return;
    const newIn = (language: string) => `/tour/new-${language}.html`;
    for (const language of site.languages) {
      const own = addressIn(language);
      data.copyStatic(data.hasStatic(own) ? own : another, newIn(language));
    }
    const old = site.languages.filter((language) => addressIn(language) !== newIn(language)).map(addressIn);
    for (const address of old.filter((one) => data.hasStatic(one))) data.removeStatic(address);
    site.demoFrameUrl = newIn('{{language}}');
  });
};
