import type { FileOf, Recipe } from '../edited-data';

const code = 'pt';

/** One more language, with the words and pictures of the source until they are translated. */
export const recipe: Recipe = (data) => {
  const { source } = data;
  const folder = `locales/${source}`;
  for (const path of data.filesBelow(folder)) data.write(path.replace(folder, `locales/${code}`), data.read<object>(path));
  data.edit<FileOf<'Language'>>(`locales/${code}/language.json`, (language) => {
    Object.assign(language, { name: 'Português', label: 'PT', openGraphLocale: 'pt_PT' });
    language.segments = { features: 'funcionalidades', fallback: 'funcionalidade' };
    language.previousSegments = { features: [], fallback: [] };
  });
  for (const path of data.filesBelow(`locales/${code}/content`)) {
    data.edit<{ previousSlugs?: string[] }>(path, (value) => {
      if (value.previousSlugs) value.previousSlugs = [];
    });
  }
  data.edit<FileOf<'SiteSettings'>>('site.json', (site) => {
    site.languages = [...site.languages, code];
  });
  data.edit<FileOf<'FeatureCatalogue'>>('features.json', ({ features }) => addTo(features));
  data.edit<FileOf<'LegalCatalogue'>>('legal.json', ({ pages }) => addTo(pages));
  const { demoFrameUrl } = data.read<FileOf<'SiteSettings'>>('site.json');
  data.copyStatic(demoFrameUrl.replaceAll('{{language}}', source), demoFrameUrl.replaceAll('{{language}}', code));
  data.markTranslated();
};

/** The files of all pages were copied: they are published in this language too. */
function addTo(entries: readonly { languages?: string[] | undefined }[]): void {
  for (const { languages } of entries) languages?.push(code);
}
