import { allCollections } from '../../../src/content/collection-facts';
import { routingInput } from '../../../src/content/routing-input';
import { nearestPage } from '../../../src/routing/published';
import { planAddresses } from '../../../src/routing/registry';
import type { EditedData, FileOf, Recipe } from '../edited-data';

/** The settings that name a language of the site. */
const choices = ['defaultLanguage', 'notFoundLanguage', 'cookieBannerLanguage'] as const;

/** The first translated language goes that no setting names, or the last one; then the source language takes its place in the settings. */
export const recipe: Recipe = (data) => {
  const { source } = data;
  const site = data.read<FileOf<'SiteSettings'>>('site.json');
  const others = data.languages.filter((code) => code !== source);
  const code = others.find((language) => choices.every((name) => site[name] !== language)) ?? others.at(-1);
  // A site may have its source language alone.
  if (code === undefined) return;
  data.edit<FileOf<'SiteSettings'>>('site.json', (settings) => {
    for (const name of choices) if (settings[name] === code) settings[name] = source;
    settings.languages = settings.languages.filter((language) => language !== code);
  });
  for (const { catalogue } of allCollections) {
    data.edit<Record<string, { languages?: string[] }[]>>(catalogue.path, (value) => {
      for (const entry of value[catalogue.list] ?? [])
        if (entry.languages) entry.languages = entry.languages.filter((language) => language !== code);
    });
  }
  for (const path of data.filesBelow(`locales/${code}`)) data.removePage(path);
  data.remove(`translations/${code}.json`);
  const tour = site.demoFrameUrl.replaceAll('{{language}}', code);
  if (tour !== site.demoFrameUrl && data.hasStatic(tour)) data.removeStatic(tour);
  redirectToDefault(data, code);
  data.redirectLostAddresses();
};

/** Redirects to pages of the language lead to the same pages in the default language. */
function redirectToDefault(data: EditedData, code: string): void {
  const { published } = data;
  const input = routingInput(published);
  const { addresses } = data.read<{ addresses: Record<string, string> }>('published-addresses.json');
  data.edit<FileOf<'Redirects'>>('redirects.json', ({ redirects }) => {
    for (const redirect of redirects) {
      const [, address = '', section = ''] = /^([^#]*)(#.*)?$/.exec(redirect.to) ?? [];
      if (address.split('/')[1] !== code) continue;
      const { defaultLanguage } = published.SiteSettings;
      const { target } = nearestPage(addresses[address] ?? code, [defaultLanguage], input.collections);
      redirect.to = planAddresses(input).pathOf(target, defaultLanguage) + (target.kind === 'landing' ? section : '');
    }
  });
}
