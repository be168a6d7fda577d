import { type Documents, problem } from './data-document';
import { declaredContent } from './declared-content';
import { factFiles, localesFolder } from './file-kinds';

/**
 * Recognises a misspelt language of the site: one language has no folder, and one folder is not a language.
 * @param paths paths of all files below `data/`
 * @param documents the files that have their schema's shape
 * @returns the problem, and the settings file as it was intended; undefined if no language is misspelt
 */
export function languageTypo(paths: Iterable<string>, documents: Documents) {
  const settings = documents.get(factFiles.SiteSettings.path);
  if (!settings) return undefined;
  const { languages } = declaredContent(documents);
  const folders = new Set(
    [...paths].flatMap((path) => (path.startsWith(`${localesFolder}/`) ? [path.split('/')[1] ?? ''] : [])),
  );
  const [code, ...others] = languages.filter((language) => !folders.has(language));
  const [folder, ...moreFolders] = [...folders].filter((name) => !languages.includes(name));
  if (code === undefined || folder === undefined || others.length + moreFolders.length > 0) return undefined;
  return {
    problem: problem(settings, ['languages', languages.indexOf(code)], {
      kind: 'language-unknown',
      found: `"${code}", but no folder data/${localesFolder}/${code}; there is data/${localesFolder}/${folder}`,
      expected: 'the name of the folder',
      fix: `Did you mean "${folder}"? Otherwise rename the folder.`,
    }),
    meant: {
      ...settings,
      value: {
        ...(settings.value as object),
        languages: languages.map((language) => (language === code ? folder : language)),
      },
    },
  };
}
