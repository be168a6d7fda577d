import type { Collection, WordSource } from '../define/collection';
import { languagePath } from '../reading/paths';
import { withDaysInWords } from '../schema/days-in-words';
import { fillPlaceholders } from '../texts/placeholders';
import { type EntryFacts, entriesIn, isInLanguage } from './collections';
import { entryPath } from './file-kinds';
import { withTexts } from './joined-lists';
import type { Model } from './model';
import { wordFrom } from './word-from';

type Values = Readonly<Record<string, unknown>>;

/** What one language shows, and how it writes it. */
export interface Shown {
  model: Model;
  /** The files of `data/` without what is not published, by path. */
  files: ReadonlyMap<string, Values>;
  /** The code of the language. */
  code: string;
  /** What placeholders stand for, by name. */
  values: Values;
  /** Writes a day, which is year-month-day, in words. */
  writeDay: (day: string) => string;
  /** The address of a page: of an entry with its id, of any other without. */
  pathOf: (kind: string, id?: string) => string;
}

/** Fills placeholders (`{{price}}`) into every text of a value. */
function filled(shown: Shown, value: unknown): unknown {
  if (typeof value === 'string') return value.includes('{{') ? fillPlaceholders(value, shown.values) : value;
  if (Array.isArray(value)) return value.map((entry) => filled(shown, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(shown, inner)]));
}

const filledFile = (shown: Shown, path: string) => filled(shown, shown.files.get(path)) as Values;

/** A word of the interface, or of the texts of an entry, with the facts in it. */
export const shownWord = (shown: Shown, source: WordSource, entry?: Values): string =>
  String(
    filled(
      shown,
      wordFrom(source, entry, (name) => shown.files.get(languagePath(shown.code, `${name}.json`))),
    ),
  );

/** The entries of a collection in the language: their facts, with their texts and addresses. */
export const shownEntries = (shown: Shown, collection: Collection): ShownEntry[] =>
  entriesIn(collection, shown.files.get(collection.catalogue.path))
    .filter((entry) => isInLanguage(entry, shown.code))
    .map((entry) => ({
      ...withDaysInWords(collection.catalogue.entry, entry, shown.writeDay),
      text: {
        ...filledFile(shown, entryPath(shown.code, collection, entry.id)),
        language: shown.code,
        key: entry.id,
        path: shown.pathOf(collection.kind, entry.id),
      },
    }));

interface ShownEntry extends EntryFacts {
  text: Values & { path: string };
}

/** The facts of sections with their days in words and their texts, by GraphQL type. */
function joinedFacts(shown: Shown): Record<string, object> {
  const { joinedLists, languageFiles, sectionFacts } = shown.model;
  const textsOf = (texts: string, key: string) =>
    (filledFile(shown, languagePath(shown.code, languageFiles[texts]?.path ?? ''))[key] ?? []) as { id: string }[];
  return Object.fromEntries(
    Object.entries(sectionFacts).map(([kind, { path, schema }]) => {
      const facts = withDaysInWords(schema, shown.files.get(path) ?? {}, shown.writeDay);
      return [kind, withTexts(joinedLists, kind, facts, textsOf)];
    }),
  );
}

/**
 * What pages read in one language, by path, each file in the folder of its GraphQL type: texts, with the facts in them; facts, joined
 * with their texts; entries, with their texts and addresses.
 * @param added what the site adds, by GraphQL type
 */
export function languageSources(shown: Shown, added: Readonly<Record<string, object>>): [path: string, Values][] {
  const { code, model } = shown;
  const collections = Object.values(model.collections).map((one) => ({ ...one, entries: shownEntries(shown, one) }));
  const texts = Object.entries(model.languageFiles).map(([kind, { path }]): [string, object] => [
    kind,
    filledFile(shown, languagePath(code, path)),
  ]);
  const files: Record<string, object> = {
    ...Object.fromEntries(texts),
    ...joinedFacts(shown),
    ...Object.fromEntries(
      collections.map(({ type, catalogue, entries }) => [`${type}Catalogue`, { [catalogue.list]: entries }]),
    ),
  };
  return [
    ...Object.keys({ ...files, ...added }).map((type): [string, Values] => [
      `${type}/${code}.json`,
      { ...files[type], ...added[type], language: code },
    ]),
    ...collections.flatMap(({ type, entries }) =>
      entries.map(({ id, text }): [string, Values] => [`${type}Text/${code}-${id}.json`, text]),
    ),
  ];
}
