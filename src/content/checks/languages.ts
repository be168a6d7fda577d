import { didYouMean } from '../closest';
import { factFiles, localesFolder } from '../file-kinds';
import type { Problem } from '../problem';
import { type CheckedFiles, problemAt, quoted } from './check';

/** Default languages are languages of the site, each named once, and every folder in `data/locales` is one of them. */
export function checkLanguages(files: CheckedFiles): Problem[] {
  return [...choices(files), ...repeated(files), ...strayFolders(files)];
}

const { path } = factFiles.SiteSettings;

function choices(files: CheckedFiles): Problem[] {
  const { languages, defaultLanguage, sourceLanguage, notFoundLanguage, cookieBannerLanguage } = files.content.SiteSettings;
  const named = { defaultLanguage, sourceLanguage, notFoundLanguage, cookieBannerLanguage };
  return Object.entries(named)
    .filter(([key, code]) => !languages.includes(code) && !(key === 'cookieBannerLanguage' && code === 'page'))
    .map(([key, code]) =>
      problemAt(files, path, [key], {
        kind: 'language-unknown',
        found: `"${code}"`,
        expected: `one of ${quoted(languages)}`,
        fix: didYouMean(code, languages, 'Name a language of the site.'),
      }),
    );
}

function repeated(files: CheckedFiles): Problem[] {
  const { languages } = files.content.SiteSettings;
  return languages.flatMap((code, index) =>
    languages.indexOf(code) === index
      ? []
      : [
          problemAt(files, path, ['languages', index], {
            kind: 'language-twice',
            found: `"${code}" a second time`,
            expected: 'each language once',
            fix: 'Take one of the two out.',
          }),
        ],
  );
}

function strayFolders(files: CheckedFiles): Problem[] {
  const { languages } = files.content.SiteSettings;
  const inside = [...files.documents.keys()].filter((file) => file.startsWith(`${localesFolder}/`));
  const folders = new Set(inside.map((file) => file.split('/')[1] ?? ''));
  return [...folders]
    .filter((code) => !languages.includes(code))
    .map((code) =>
      problemAt(files, path, ['languages'], {
        kind: 'folder-without-language',
        found: `a folder data/locales/${code}, but no "${code}" here`,
        expected: 'every folder to be named',
        fix: `Add "${code}" to the list, or take the folder out.`,
      }),
    );
}
