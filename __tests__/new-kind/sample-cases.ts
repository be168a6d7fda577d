import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The ids of the cases. */
const ids = ['sampleOne', 'sampleTwo', 'sampleThree'];

const list = 'customerCases';

/**
 * Adds customer cases, plainly samples, to the data of a site, in whichever languages it has: a list, words, addresses, titles.
 * @param isPartial whether one of them is not in every language
 */
export function addSampleCases(site: string, isPartial: boolean): void {
  const { languages, translated } = languagesOf(site);
  const some = languages.filter((code) => code !== translated.at(-1));
  const entries = ids.map((id, index) => (isPartial && index === 1 ? { id, languages: some } : { id }));
  write(join(site, 'customer-cases.json'), { [list]: entries });
  for (const language of languages) {
    const folder = join(site, 'locales', language);
    addWords(folder, language);
    for (const entry of entries) {
      if (entry.languages && !entry.languages.includes(language)) continue;
      write(casePath(site, language, entry.id), caseText(entry.id, language));
    }
  }
}

/** The languages of a site: all, the one that texts are written in first, and those that they are translated to. */
export function languagesOf(site: string) {
  const { languages, sourceLanguage: source } = read<{ languages: string[]; sourceLanguage: string }>(
    join(site, 'site.json'),
  );
  return { languages, source, translated: languages.filter((code) => code !== source) };
}

/** The path of the words of a case. */
export const casePath = (site: string, language: string, id: string) =>
  join(site, 'locales', language, 'content/customer-cases', `${id}.json`);

function addWords(folder: string, language: string): void {
  const mark = language.toUpperCase();
  write(join(folder, 'customerCases.json'), {
    name: `Samples ${mark}`,
    listTitle: `Sample cases ${mark}`,
    all: `All ${mark}`,
  });
  edit(join(folder, 'content/pages.json'), (pages) => {
    pages[list] = seo('Sample cases', mark);
  });
  edit(join(folder, 'language.json'), ({ segments, previousSegments }) => {
    segments[list] = `sample-cases-${language}`;
    previousSegments[list] = [`former-sample-cases-${language}`];
  });
}

function caseText(id: string, language: string) {
  const [slug, mark] = [id.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), language.toUpperCase()];
  return {
    slug: `${slug}-${language}`,
    previousSlugs: [`former-${slug}-${language}`],
    seo: seo(id, mark),
    title: `Case ${id} ${mark}`,
    summary: `Summary of ${id} ${mark}`,
    story: [`First part of ${id} ${mark}`, `Second part of ${id} ${mark}`],
  };
}

const seo = (what: string, mark: string) => ({
  title: `${what} ${mark}, a sample | {{name}}`,
  description: `${what} ${mark}, a sample of a page that shows how a new kind of page comes into being on this site`,
});

/** What a test changes in a file, whose shape it knows. */
// biome-ignore lint/suspicious/noExplicitAny: files of several kinds
type Change = (value: any) => void;

/** Changes the value of a data file. */
export function edit(path: string, change: Change): void {
  const value = read<object>(path);
  change(value);
  write(path, value);
}

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

function write(path: string, value: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
