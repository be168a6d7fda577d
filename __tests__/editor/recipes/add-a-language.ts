import { allCollections, segmentDescriptions } from '../../../src/content/collection-facts';
import { entryAt, type FileOf, type Recipe } from '../edited-data';

/** Languages that the site may not have yet. */
const candidates = [
  { code: 'pt', name: 'Português', openGraphLocale: 'pt_PT' },
  { code: 'it', name: 'Italiano', openGraphLocale: 'it_IT' },
  { code: 'de', name: 'Deutsch', openGraphLocale: 'de_DE' },
];

/** One more language, with the words and pictures of the source until they are translated. */
export const recipe: Recipe = (data) => {
  const { source } = data;
  const { code, ...own } = entryAt(
    candidates.filter((candidate) => !data.languages.includes(candidate.code)),
    0,
  );
  const folder = `locales/${source}`;
  for (const path of data.filesBelow(folder)) data.write(path.replace(folder, `locales/${code}`), data.read<object>(path));
  data.edit<FileOf<'Language'>>(`locales/${code}/language.json`, (language) => {
    Object.assign(language, { ...own, label: code.toUpperCase() });
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
  const tour = demoFrameUrl.replaceAll('{{language}}', source);
  // A demo on another site has no file here.
  if (data.hasStatic(tour)) data.copyStatic(tour, demoFrameUrl.replaceAll('{{language}}', code));
  data.markTranslated();
};
