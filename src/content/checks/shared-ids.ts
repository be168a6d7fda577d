import { closestName } from '../closest';
import type { LanguageContent } from '../content';
import { factFiles, languageFiles, languagePath } from '../file-kinds';
import type { KeyPath, Problem } from '../problem';
import { quoted } from '../quotation';
import { type CheckedFiles, problemAt } from './check';

/** The ids of a list, and its place. */
interface IdList {
  path: string;
  key: KeyPath;
  ids: readonly string[];
}

/** A list of facts, and the lists of their texts, one per language. */
interface Shared {
  facts: readonly IdList[];
  texts: readonly IdList[];
  /** The texts of the source language, which decide if the others disagree. */
  source: IdList | undefined;
  /** Whether the facts may omit ids. */
  isPart?: boolean;
}

/**
 * The ids of packs, of their lines and of testimonials are the same in all files; the majority of files decides which id is
 * right.
 */
export function checkSharedIds(files: CheckedFiles): Problem[] {
  const { Packs, Testimonials } = files.content;
  const { packs } = Packs;
  const inTexts = textListsOf(files);
  return [
    {
      facts: [idList(factFiles.Packs.path, ['packs'], packs)],
      ...inTexts(languageFiles.PackTexts.path, 'packs', ({ PackTexts }) => PackTexts.packs),
    },
    {
      facts: packs.map(({ features }, index) => idList(factFiles.Packs.path, ['packs', index, 'features'], features)),
      ...inTexts(languageFiles.PackTexts.path, 'features', ({ PackTexts }) => PackTexts.features),
      isPart: true,
    },
    {
      facts: [idList(factFiles.Testimonials.path, ['testimonials'], Testimonials.testimonials)],
      ...inTexts(
        languageFiles.TestimonialTexts.path,
        'testimonials',
        ({ TestimonialTexts }) => TestimonialTexts.testimonials,
      ),
    },
  ].flatMap((shared) => disagreements(files, shared));
}

type WithId = { id: string };

const idList = (path: string, key: KeyPath, entries: readonly WithId[]): IdList => ({
  path,
  key,
  ids: entries.map(({ id }) => id),
});

/** The lists of the languages whose file exists. */
const textListsOf =
  ({ content, substitutes }: CheckedFiles) =>
  (
    file: string,
    key: string,
    entriesOf: (texts: LanguageContent) => readonly WithId[],
  ): Pick<Shared, 'texts' | 'source'> => {
    const texts = Object.entries(content.languages).flatMap(([language, words]) => {
      const path = languagePath(language, file);
      return words && !substitutes.has(path) ? [idList(path, [key], entriesOf(words))] : [];
    });
    return { texts, source: texts.find(({ path }) => path === languagePath(content.SiteSettings.sourceLanguage, file)) };
  };

function disagreements(files: CheckedFiles, shared: Shared): Problem[] {
  const { facts, texts, isPart } = shared;
  const lists = [...facts, ...texts];
  // Duplicate ids are reported elsewhere: one of the two was probably meant to be different.
  if (lists.some(({ ids }) => new Set(ids).size < ids.length)) return [];
  const right = [...new Set(lists.flatMap(({ ids }) => ids))].filter((id) => isRight(id, shared));
  return lists.flatMap((list) =>
    mistakesIn(files, list, { right, lists, mayLack: isPart === true && facts.includes(list) }),
  );
}

/** The facts have one vote, and so does each language; facts that may omit an id have no vote against it. */
function isRight(id: string, { facts, texts, source, isPart }: Shared): boolean {
  const has = ({ ids }: IdList) => ids.includes(id);
  const isFact = facts.some(has);
  const votes = texts.filter(has).length + (isFact ? 1 : 0);
  const against = texts.length + (isPart && !isFact ? 0 : 1) - votes;
  if (votes !== against) return votes > against;
  return isPart && !isFact ? source === undefined || has(source) : isFact;
}

interface Agreed {
  right: readonly string[];
  lists: readonly IdList[];
  mayLack: boolean;
}

function mistakesIn(files: CheckedFiles, list: IdList, { right, lists, mayLack }: Agreed): Problem[] {
  const over = list.ids.filter((id) => !right.includes(id));
  const free = right.filter((id) => !list.ids.includes(id));
  const lacking = mayLack ? [] : free;
  const isSwap = over.length === 1 && lacking.length === 1;
  const meant = new Map(over.map((id) => [id, closestName(id, free) ?? (isSwap ? lacking[0] : undefined)]));
  return [
    ...over.map((id) => unknown(files, { list, lists, right }, id, meant.get(id))),
    ...lacking.filter((id) => ![...meant.values()].includes(id)).map((id) => missing(files, list, lists, id)),
  ];
}

function unknown(
  files: CheckedFiles,
  { list, lists, right }: Pick<Agreed, 'lists' | 'right'> & { list: IdList },
  id: string,
  meant: string | undefined,
): Problem {
  const without = filesOf(lists.filter(({ path, ids }) => path !== list.path && !ids.includes(id)));
  return problemAt(files, list.path, [...list.key, list.ids.indexOf(id), 'id'], {
    kind: 'id-unknown',
    found: `"${id}", which is missing in ${without}`,
    expected: `one of ${quoted(right)}`,
    fix: meant ? `Did you mean "${meant}"?` : `Correct the id, add it to ${without}, or take this entry out.`,
  });
}

function missing(files: CheckedFiles, list: IdList, lists: readonly IdList[], id: string): Problem {
  const others = filesOf(lists.filter(({ ids }) => ids.includes(id)));
  return problemAt(files, list.path, list.key, {
    kind: 'id-missing',
    found: `no "${id}"`,
    expected: `the same ids as in ${others}`,
    fix: `Add "${id}", or take it out of ${others}.`,
  });
}

/** The distinct files of some lists as text; only the first ones if there are many. */
function filesOf(lists: readonly IdList[]): string {
  const paths = [...new Set(lists.map(({ path }) => `data/${path}`))];
  const named = paths.length > 3 ? [...paths.slice(0, 2), `${paths.length - 2} more`] : paths;
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)}` : named.join();
}
