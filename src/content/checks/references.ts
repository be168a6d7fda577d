import { factFiles, featureFolder, languageFiles, localesFolder } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';
import { type CheckedFiles, languagePath, problemAt } from './check';

interface IdList {
  path: string;
  key: KeyPath;
  ids: readonly string[];
}

/** Every id that a file names exists where it points, once. */
export function checkReferences(files: CheckedFiles): Problem[] {
  const { content } = files;
  const packs = idList(factFiles.Packs.path, ['packs'], content.Packs.packs);
  const testimonials = idList(factFiles.Testimonials.path, ['testimonials'], content.Testimonials.testimonials);
  const features = idList(factFiles.FeatureCatalogue.path, ['features'], content.FeatureCatalogue.features);
  const facts = [packs, testimonials, features];
  return [
    ...facts.flatMap((list) => repeated(files, list)),
    ...Object.entries(content.languages).flatMap(([language, texts]) => {
      const packPath = languagePath(language, languageFiles.PackTexts.path);
      const lines = idList(packPath, ['features'], texts.PackTexts.features);
      const translated = [
        [packs, idList(packPath, ['packs'], texts.PackTexts.packs)],
        [
          testimonials,
          idList(
            languagePath(language, languageFiles.TestimonialTexts.path),
            ['testimonials'],
            texts.TestimonialTexts.testimonials,
          ),
        ],
      ] as const;
      const packLines = content.Packs.packs.flatMap((pack, index) =>
        missing(files, idList(packs.path, ['packs', index, 'features'], pack.features), lines),
      );
      return [
        ...translated.flatMap(([fact, text]) => [
          ...repeated(files, text),
          ...missing(files, fact, text),
          ...missing(files, text, fact),
        ]),
        ...repeated(files, lines),
        ...packLines,
        ...strayFeatureFiles(files, language, features),
      ];
    }),
  ];
}

const idList = (path: string, key: KeyPath, entries: readonly { id: string }[]): IdList => ({
  path,
  key,
  ids: entries.map((entry) => entry.id),
});

function repeated(files: CheckedFiles, { path, key, ids }: IdList): Problem[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [
          problemAt(
            files,
            path,
            [...key, index, 'id'],
            `the id "${id}" a second time`,
            'each id once',
            'Give one of the two another id.',
          ),
        ],
  );
}

/** What `from` names and `to` has not. */
function missing(files: CheckedFiles, from: IdList, to: IdList): Problem[] {
  return from.ids.flatMap((id, index) =>
    to.ids.includes(id)
      ? []
      : [
          problemAt(
            files,
            from.path,
            [...from.key, index, 'id'],
            `"${id}", which data/${to.path} has not`,
            `one of ${to.ids.map((known) => `"${known}"`).join(', ')}`,
            `Correct the id, or add it to data/${to.path}.`,
          ),
        ],
  );
}

function strayFeatureFiles(files: CheckedFiles, language: string, features: IdList): Problem[] {
  const folder = `${localesFolder}/${language}/${featureFolder}/`;
  return [...files.documents.keys()]
    .filter((path) => path.startsWith(folder) && !features.ids.includes(path.slice(folder.length, -'.json'.length)))
    .map((path) =>
      problemAt(
        files,
        path,
        [],
        'a feature that data/features.json does not name',
        'only features that it names',
        'Add its id to data/features.json, or take the file out.',
      ),
    );
}
