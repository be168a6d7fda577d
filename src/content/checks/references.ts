import { didYouMean } from '../closest';
import type { Collection } from '../collection';
import { type CollectionName, isInLanguage, namedCollections } from '../collection-facts';
import { entriesOf } from '../content';
import { type EntryFile, entryPath, factFiles, identifyFile, isEntryFile, languageFiles } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';
import { type CheckedFiles, languagePath, problemAt, quoted } from './check';

interface IdList {
  path: string;
  key: KeyPath;
  ids: readonly string[];
}

/** Every id that a file names exists where it points. */
export function checkReferences(files: CheckedFiles): Problem[] {
  return [
    ...Object.keys(files.content.languages).flatMap((language) => languageReferences(files, language)),
    ...namedCollections.flatMap(([name, collection]) => strayFiles(files, name, collection)),
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

/** What `from` names and `to` has not. Where an id stands twice, that is told: one of the two was meant to be another. */
function missing(files: CheckedFiles, from: IdList, to: IdList): Problem[] {
  const known = new Set(to.ids);
  const named = new Set(from.ids);
  if (known.size < to.ids.length || named.size < from.ids.length) return [];
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

/** Whether an id has no file of its own yet. */
const isWithout = ({ documents, standIns }: CheckedFiles, path: string) => !documents.has(path) || standIns.has(path);

/** Files of words whose id no list names, or whose language its entry does not. */
function strayFiles(files: CheckedFiles, name: CollectionName, collection: Collection): Problem[] {
  const entries = entriesOf(files.content, name);
  const ids = entries.map(({ id }) => id);
  const { what, catalogue } = collection;
  const { sourceLanguage } = files.content.SiteSettings;
  if (new Set(ids).size < ids.length) return [];
  return [...files.documents.keys()].flatMap((path) => {
    const file = identifyFile(path);
    if (!isEntryFile(file) || file.collection !== name) return [];
    const entry = entries.find(({ id }) => id === file.key);
    // Of the source language it is told that the entry lacks it.
    const isAsked = entry && (isInLanguage(entry, file.language) || file.language === sourceLanguage);
    if (entry) return isAsked ? [] : [leftOver(files, path, file, collection)];
    const without = ids.filter((id) => isWithout(files, entryPath(file.language, collection, id)));
    return [
      problemAt(files, path, [], {
        kind: 'entry-unknown',
        found: `a ${what} that data/${catalogue.path} does not name`,
        expected: `only ${what}s that it names`,
        fix: didYouMean(file.key, without, `Add its id to data/${catalogue.path}, or take the file out.`),
      }),
    ];
  });
}

/** It may wait there for its translation: the page is not lost, only not shown. */
const leftOver = (files: CheckedFiles, path: string, { language, key }: EntryFile, { what, catalogue }: Collection) =>
  problemAt(files, path, [], {
    kind: 'text-left-over',
    found: `a ${what} that data/${catalogue.path} does not publish in "${language}"`,
    expected: 'texts that visitors see',
    fix: `Add "${language}" to "languages" of "${key}" in data/${catalogue.path} when it is ready, or take the file out.`,
  });
