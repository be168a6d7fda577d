import type { Content, FeatureText } from '../content';
import { languageFiles } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';
import { type CheckedFiles, featurePath, languagePath, legalPath, problemAt } from './check';

/** A text that nothing else of its kind may have. */
interface Name {
  file: string;
  key: KeyPath;
  text: string;
}

/** No two features, legal pages or languages have one name, and no feature says what another says. */
export function checkTwice(files: CheckedFiles): Problem[] {
  const languages = Object.keys(files.content.languages);
  return [
    ...languages.flatMap((language) => [
      ...(['name', 'title'] as const).flatMap((key) => sameNames(files, featureTexts(files, language, key))),
      ...sameNames(files, legalTitles(files, language)),
      ...copiedFeatures(files, language),
    ]),
    ...(['name', 'label'] as const).flatMap((key) => sameNames(files, languageTexts(files, languages, key))),
    ...languages.flatMap((language) => foreignLocale(files, language)),
  ];
}

const featureTexts = ({ content }: CheckedFiles, language: string, key: 'name' | 'title'): Name[] =>
  featuresOf(content, language).map(([id, feature]) => ({
    file: featurePath(language, id),
    key: [key],
    text: feature[key],
  }));

/** In the order of the list, at whose end new ones stand. */
const featuresOf = ({ FeatureCatalogue, languages }: Content, language: string): [string, FeatureText][] =>
  FeatureCatalogue.features.flatMap(({ id }) => {
    const feature = languages[language]?.features[id];
    return feature ? [[id, feature]] : [];
  });

const legalTitles = ({ content }: CheckedFiles, language: string): Name[] =>
  Object.entries(content.languages[language]?.legal ?? {}).map(([id, { title }]) => ({
    file: legalPath(language, id),
    key: ['title'],
    text: title,
  }));

const languageTexts = ({ content }: CheckedFiles, languages: readonly string[], key: 'name' | 'label'): Name[] =>
  languages.map((language) => ({
    file: languagePath(language, languageFiles.Language.path),
    key: [key],
    text: content.languages[language]?.Language[key] ?? language,
  }));

function sameNames(files: CheckedFiles, names: readonly Name[]): Problem[] {
  const first = new Map<string, Name>();
  return names
    .filter(({ file }) => !files.standIns.has(file))
    .flatMap((name) => {
      const id = name.text.toLowerCase();
      const holder = first.get(id);
      first.set(id, holder ?? name);
      if (!holder) return [];
      return [
        problemAt(files, name.file, name.key, {
          kind: 'name-twice',
          found: `"${name.text.slice(0, 60)}", which data/${holder.file} has already`,
          expected: 'a name of its own: visitors could not tell the two apart',
          fix: 'Change one of the two.',
        }),
      ];
    });
}

/** What each feature says in words of its own. */
const ownTexts = ['summary', 'description', 'benefits'] as const;

/** Whoever adds a feature starts from a copy of another one. */
function copiedFeatures(files: CheckedFiles, language: string): Problem[] {
  const first = new Map<string, string>();
  return featuresOf(files.content, language).flatMap(([id, feature]) => {
    const file = featurePath(language, id);
    if (files.standIns.has(file)) return [];
    const same = ownTexts.filter((key) => first.has(idOf(key, feature)));
    const holder = same[0] && first.get(idOf(same[0], feature));
    for (const key of ownTexts) first.set(idOf(key, feature), first.get(idOf(key, feature)) ?? file);
    if (holder === undefined) return [];
    return [
      problemAt(files, file, [String(same[0])], {
        kind: 'text-copied',
        found: `the same ${same.join(', ')} as in data/${holder}`,
        expected: 'what this feature does, in words of its own',
        fix: 'Write them for this feature.',
      }),
    ];
  });
}

const idOf = (key: (typeof ownTexts)[number], feature: Record<(typeof ownTexts)[number], unknown>) =>
  `${key} ${JSON.stringify(feature[key])}`;

function foreignLocale(files: CheckedFiles, language: string): Problem[] {
  const file = languagePath(language, languageFiles.Language.path);
  const locale = files.content.languages[language]?.Language.openGraphLocale ?? language;
  if (locale.startsWith(language)) return [];
  return [
    problemAt(files, file, ['openGraphLocale'], {
      kind: 'locale-wrong',
      found: `"${locale}" in the folder of "${language}"`,
      expected: `${language}_ and a country`,
      fix: `Write ${language}_ and the country of most of its visitors, in two capitals.`,
    }),
  ];
}
