import { factFiles, localesFolder } from '../file-kinds';
import type { Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

/** Default languages are languages of the site, and no folder stands in `data/locales` that the site does not name. */
export function checkLanguages(files: CheckedFiles): Problem[] {
  const { SiteSettings: site } = files.content;
  const { path } = factFiles.SiteSettings;
  const known = (code: string) => site.languages.includes(code);
  const list = site.languages.map((code) => `"${code}"`).join(', ');
  const choices = [
    ['defaultLanguage', site.defaultLanguage],
    ['notFoundLanguage', site.notFoundLanguage],
    ...(site.cookieBannerLanguage === 'page' ? [] : [['cookieBannerLanguage', site.cookieBannerLanguage]]),
  ] as [string, string][];
  const folders = new Set(
    [...files.documents.keys()]
      .filter((file) => file.startsWith(`${localesFolder}/`))
      .map((file) => file.split('/')[1] ?? ''),
  );
  return [
    ...choices
      .filter(([, code]) => !known(code))
      .map(([key, code]) => problemAt(files, path, [key], `"${code}"`, `one of ${list}`, 'Name a language of the site.')),
    ...[...folders]
      .filter((code) => !known(code))
      .map((code) =>
        problemAt(
          files,
          path,
          ['languages'],
          `a folder data/locales/${code}, but no "${code}" here`,
          'every folder to be named',
          `Add "${code}" to the list, or take the folder out.`,
        ),
      ),
  ];
}
