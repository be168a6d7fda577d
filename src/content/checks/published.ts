import { allCollections, type EntryFacts, isInLanguage } from '../collection-facts';
import { factFiles, languageFiles, languagePath } from '../file-kinds';
import type { Finding, Problem } from '../problem';
import { isPublished, switchedEntries } from '../published-entries';
import { type CheckedFiles, problemAt } from './check';

const listedCollections = allCollections.filter(({ list }) => list);

/**
 * Lists that pages show below a heading, which must not be left without entries: those of collections with a list page, and two
 * more.
 */
const shownLists = [
  ...listedCollections.map(({ catalogue }) => catalogue),
  { path: factFiles.Packs.path, list: 'packs' },
  { path: factFiles.Testimonials.path, list: 'testimonials' },
];

const questionList = 'entries';

/** Each list has a published entry, each question is published in all languages or in none, and the page starts with its heading. */
export function checkPublished(files: CheckedFiles): Problem[] {
  const { sourceLanguage, languages } = files.content.SiteSettings;
  const questions = (language: string) => languagePath(language, languageFiles.Faq.path);
  return [
    heroFirst(files),
    shownLists.flatMap(({ path, list }) => emptied(files, path, list)),
    listedCollections.flatMap(({ catalogue: { path, list } }) => emptiedLanguages(files, path, list)),
    emptied(files, questions(sourceLanguage), questionList),
    languages.flatMap((language) => differing(files, questions(language), questions(sourceLanguage))),
  ].flat();
}

/** The first section contains the heading of the page. */
function heroFirst(files: CheckedFiles): Problem | [] {
  const { sections } = files.content.SiteSettings;
  if (sections[0] === 'hero') return [];
  return problemAt(files, factFiles.SiteSettings.path, ['sections'], {
    kind: 'hero-not-first',
    found: sections.includes('hero') ? `"${sections[0]}" before "hero"` : 'no "hero"',
    expected: '"hero" first: it holds the heading of the page',
    fix: 'Write "hero" at the start of the list.',
  });
}

function emptied(files: CheckedFiles, path: string, list: string): Problem | [] {
  const entries = entriesIn(files, path);
  if (entries.length === 0 || entries.some(isPublished)) return [];
  return problemAt(files, path, [list], {
    kind: 'published-none',
    found: 'no entry that is published',
    expected: 'one at least',
    fix: 'Take "published": false out of one. To take a whole section off the site, take its name out of "sections" in data/site.json.',
  });
}

/** Each list page has an entry in every language, because it exists in every language. */
function emptiedLanguages(files: CheckedFiles, path: string, list: string): Problem[] {
  const entries = entriesIn(files, path).filter(isPublished);
  if (entries.length === 0) return [];
  return files.content.SiteSettings.languages.flatMap((language) => {
    const own = entries.filter((entry) => isInLanguage(entry, language));
    if (own.some(isListed)) return [];
    return problemAt(files, path, [list], {
      kind: 'published-none',
      found: `no entry that is ${own.length > 0 ? 'on the list' : 'published'} in "${language}"`,
      expected: 'one at least in every language',
      fix:
        own.length > 0
          ? 'Write "listed": true in one of them.'
          : `Add "${language}" to "languages" of one of them, or take its line "languages" out.`,
    });
  });
}

/** Whether an entry is on the list page; entries without a switch of their own are. */
const isListed = ({ listed }: EntryFacts & { listed?: boolean }) => listed !== false;

const entriesIn = ({ documents }: CheckedFiles, path: string) => {
  const document = documents.get(path);
  return document ? switchedEntries(document) : [];
};

/** Questions exist only in the files of languages, so each language has its own switch. */
function differing(files: CheckedFiles, path: string, sourcePath: string): Problem[] {
  const source = new Map(entriesIn(files, sourcePath).map((entry) => [entry.id, isPublished(entry)]));
  return entriesIn(files, path).flatMap((entry, index) => {
    const wanted = source.get(entry.id);
    if (wanted === undefined || wanted === isPublished(entry)) return [];
    return [problemAt(files, path, [questionList, index, 'published'], disagreement(wanted, sourcePath))];
  });
}

const disagreement = (wanted: boolean, sourcePath: string): Finding => ({
  kind: 'parity-published',
  found: wanted ? 'a question that is not published' : 'a question that is published',
  expected: `${wanted ? 'a published one' : 'one that is not published'}, as in data/${sourcePath}`,
  fix: wanted ? 'Take "published": false out, or write it in every language.' : 'Write "published": false here too.',
});
