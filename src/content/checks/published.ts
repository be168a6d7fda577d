import type { Problem } from '../../../packages/content';
import { languagePath } from '../../../packages/content';
import { allCollections, type EntryFacts, isInLanguage } from '../collection-facts';
import { factFiles, languageFiles } from '../file-kinds';
import { problemAt } from '../problems';
import { isPublished, switchedEntries } from '../published-entries';
import type { CheckedFiles } from './check';

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
  if (switchedIn(files, path).length === 0 || publishedIn(files, path).length > 0) return [];
  return problemAt(files, path, [list], {
    kind: 'published-none',
    found: 'no entry that is published',
    expected: 'one at least',
    fix: 'Take "published": false out of one. To take a whole section off the site, take its name out of "sections" in data/site.json.',
  });
}

/** Each list page has an entry in every language, because it exists in every language. */
function emptiedLanguages(files: CheckedFiles, path: string, list: string): Problem[] {
  const entries: readonly (EntryFacts & { listed?: boolean })[] = publishedIn(files, path);
  if (entries.length === 0) return [];
  return files.content.SiteSettings.languages.flatMap((language) => {
    const own = entries.filter((entry) => isInLanguage(entry, language));
    // Entries without a switch of their own are on the list.
    if (own.some(({ listed }) => listed !== false)) return [];
    const [state, fix] =
      own.length > 0
        ? ['on the list', 'Write "listed": true in one of them.']
        : ['published', `Add "${language}" to "languages" of one of them, or take its line "languages" out.`];
    const [found, expected] = [`no entry that is ${state} in "${language}"`, 'one at least in every language'];
    return problemAt(files, path, [list], { kind: 'published-none', found, expected, fix });
  });
}

const switchedIn = ({ documents }: CheckedFiles, path: string) => {
  const document = documents.get(path);
  return document ? switchedEntries(document) : [];
};

const publishedIn = (files: CheckedFiles, path: string) => switchedIn(files, path).filter(isPublished);

/** Questions exist only in the files of languages, so each language has its own switch. */
function differing(files: CheckedFiles, path: string, sourcePath: string): Problem[] {
  const source = new Map(switchedIn(files, sourcePath).map((entry) => [entry.id, isPublished(entry)]));
  return switchedIn(files, path).flatMap((entry, index) => {
    const wanted = source.get(entry.id);
    if (wanted === undefined || wanted === isPublished(entry)) return [];
    return problemAt(files, path, [questionList, index, 'published'], {
      kind: 'parity-published',
      found: `a question that is ${wanted ? 'not ' : ''}published`,
      expected: `${wanted ? 'a published one' : 'one that is not published'}, as in data/${sourcePath}`,
      fix: wanted ? 'Take "published": false out, or write it in every language.' : 'Write "published": false here too.',
    });
  });
}
