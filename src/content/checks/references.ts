import { didYouMean } from '../closest';
import { factFiles, featureFolder, languageFiles, legalFolder, localesFolder } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';
import { type CheckedFiles, languagePath, problemAt, quoted } from './check';

interface IdList {
  path: string;
  key: KeyPath;
  ids: readonly string[];
}

/** Every id that a file names exists where it points. */
export function checkReferences(files: CheckedFiles): Problem[] {
  const { FeatureCatalogue, LegalCatalogue, languages } = files.content;
  return [
    ...Object.keys(languages).flatMap((language) => languageReferences(files, language)),
    ...strayFiles(files, strayFeature, FeatureCatalogue.features),
    ...strayFiles(files, strayLegalPage, LegalCatalogue.pages),
  ];
}

const idList = (path: string, key: KeyPath, entries: readonly { id: string }[]): IdList => ({
  path,
  key,
  ids: entries.map((entry) => entry.id),
});

function languageReferences(files: CheckedFiles, language: string): Problem[] {
  const { Packs, Testimonials, languages } = files.content;
  const texts = languages[language];
  if (!texts) return [];
  const packPath = languagePath(language, languageFiles.PackTexts.path);
  const testimonialPath = languagePath(language, languageFiles.TestimonialTexts.path);
  const packTexts = idList(packPath, ['packs'], texts.PackTexts.packs);
  const lines = idList(packPath, ['features'], texts.PackTexts.features);
  const testimonialTexts = idList(testimonialPath, ['testimonials'], texts.TestimonialTexts.testimonials);
  const pairs = [
    [idList(factFiles.Packs.path, ['packs'], Packs.packs), packTexts],
    [idList(factFiles.Testimonials.path, ['testimonials'], Testimonials.testimonials), testimonialTexts],
  ] as const;
  return [
    ...pairs.flatMap(([fact, text]) => [...missing(files, fact, text), ...missing(files, text, fact)]),
    ...Packs.packs.flatMap((pack, index) =>
      missing(files, idList(factFiles.Packs.path, ['packs', index, 'features'], pack.features), lines),
    ),
  ];
}

/** What `from` names and `to` has not. */
function missing(files: CheckedFiles, from: IdList, to: IdList): Problem[] {
  const known = new Set(to.ids);
  const named = new Set(from.ids);
  const free = to.ids.filter((id) => !named.has(id));
  return from.ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          problemAt(files, from.path, [...from.key, index, 'id'], {
            kind: 'id-unknown',
            found: `"${id}", which data/${to.path} has not`,
            expected: `one of ${quoted(to.ids)}`,
            fix: didYouMean(id, free, `Correct the id, add it to data/${to.path}, or take this entry out.`),
          }),
        ],
  );
}

/** A kind of file of which every id has one, and what to say of one too many. */
interface KeyedKind {
  kind: 'feature-unknown' | 'legal-unknown';
  folder: string;
  /** What the file is, and where its id belongs. */
  what: string;
  catalogue: string;
}

const strayFeature: KeyedKind = {
  kind: 'feature-unknown',
  folder: featureFolder,
  what: 'feature',
  catalogue: factFiles.FeatureCatalogue.path,
};

const strayLegalPage: KeyedKind = {
  kind: 'legal-unknown',
  folder: legalFolder,
  what: 'legal page',
  catalogue: factFiles.LegalCatalogue.path,
};

/** Whether an id has no file of its own yet. */
const isWithout = ({ documents, standIns }: CheckedFiles, path: string) => !documents.has(path) || standIns.has(path);

function strayFiles(
  files: CheckedFiles,
  { kind, folder, what, catalogue }: KeyedKind,
  entries: readonly { id: string }[],
): Problem[] {
  const ids = entries.map(({ id }) => id);
  const known = new Set(ids);
  const pattern = new RegExp(`^${localesFolder}/([^/]+)/${folder}/(.+)\\.json$`);
  return [...files.documents.keys()].flatMap((path) => {
    const [, language, id] = pattern.exec(path) ?? [];
    if (id === undefined || known.has(id)) return [];
    const without = ids.filter((wanted) => isWithout(files, `${localesFolder}/${language}/${folder}/${wanted}.json`));
    return [
      problemAt(files, path, [], {
        kind,
        found: `a ${what} that data/${catalogue} does not name`,
        expected: `only ${what}s that it names`,
        fix: didYouMean(id, without, `Add its id to data/${catalogue}, or take the file out.`),
      }),
    ];
  });
}
