import { allCollections, segmentDescriptions } from '../../../src/content/collection-facts';
import type { FileOf, Recipe } from '../edited-data';

const code = 'pt';

/** One more language, with the words and pictures of the source until they are translated. */
export const recipe: Recipe = (data) => {
  const { source } = data;
  const folder = `locales/${source}`;
  for (const path of data.filesBelow(folder)) data.write(path.replace(folder, `locales/${code}`), data.read<object>(path));
  data.edit<FileOf<'Language'>>(`locales/${code}/language.json`, (language) => {
    Object.assign(language, { name: 'Português', label: 'PT', openGraphLocale: 'pt_PT' });
    for (const [name] of segmentDescriptions) {
      language.segments[name] = `${name.toLowerCase()}-${code}`;
      language.previousSegments[name] = [];
    }
  });
  for (const path of data.filesBelow(`locales/${code}/content`)) {
    data.edit<{ previousSlugs?: string[] }>(path, (value) => {
      if (value.previousSlugs) value.previousSlugs = [];
    });
  }
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    site.languages = [...site.languages, code];
  });
  // The files of all pages were copied: they are published in this language too.
  for (const { catalogue } of allCollections) {
    data.edit<Record<string, { languages?: string[] }[]>>(catalogue.path, (value) => {
      for (const { languages } of value[catalogue.list] ?? []) languages?.push(code);
    });
  }
  const { demoFrameUrl } = data.read<FileOf<'SiteSettings'>>('site.json');
  data.copyStatic(demoFrameUrl.replaceAll('{{language}}', source), demoFrameUrl.replaceAll('{{language}}', code));
  data.markTranslated();
};
