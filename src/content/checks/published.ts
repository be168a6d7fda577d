import { factFiles, languageFiles } from '../file-kinds';
import type { Finding, Problem } from '../problem';
import { isPublished, switchedEntries, switchedLists } from '../published-entries';
import { type CheckedFiles, languagePath, problemAt } from './check';

/** Pages have a section for each of these lists, which would stand there with its heading alone. */
const shownLists = ['FeatureCatalogue', 'Packs', 'Testimonials'] as const;

/** Something of each list is published, and each question in all languages or in none. */
export function checkPublished(files: CheckedFiles): Problem[] {
  const { sourceLanguage, languages } = files.content.SiteSettings;
  const questions = (language: string) => languagePath(language, languageFiles.Faq.path);
  return [
    ...shownLists.flatMap((kind) => emptied(files, factFiles[kind].path, switchedLists[kind])),
    ...emptied(files, questions(sourceLanguage), switchedLists.Faq),
    ...languages.flatMap((language) => differing(files, questions(language), questions(sourceLanguage))),
  ];
}

function emptied(files: CheckedFiles, path: string, list: string): Problem[] {
  const entries = entriesIn(files, path);
  if (entries.length === 0 || entries.some(isPublished)) return [];
  return [
    problemAt(files, path, [list], {
      kind: 'published-none',
      found: 'no entry that is published',
      expected: 'one at least',
      fix: 'Take "published": false out of one. To take a whole section off the site, take its name out of "sections" in data/site.json.',
    }),
  ];
}

const entriesIn = ({ documents }: CheckedFiles, path: string) => {
  const document = documents.get(path);
  return document ? switchedEntries(document) : [];
};

/** Questions stand in the files of languages alone, so each language has a switch of its own. */
function differing(files: CheckedFiles, path: string, sourcePath: string): Problem[] {
  const source = new Map(entriesIn(files, sourcePath).map((entry) => [entry.id, isPublished(entry)]));
  return entriesIn(files, path).flatMap((entry, index) => {
    const wanted = source.get(entry.id);
    if (wanted === undefined || wanted === isPublished(entry)) return [];
    return [problemAt(files, path, [switchedLists.Faq, index, 'published'], disagreement(wanted, sourcePath))];
  });
}

const disagreement = (wanted: boolean, sourcePath: string): Finding => ({
  kind: 'parity-published',
  found: wanted ? 'a question that is not published' : 'a question that is published',
  expected: `${wanted ? 'a published one' : 'one that is not published'}, as in data/${sourcePath}`,
  fix: wanted ? 'Take "published": false out, or write it in every language.' : 'Write "published": false here too.',
});
