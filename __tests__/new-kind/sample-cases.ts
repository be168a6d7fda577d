import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a test changes in a file, whose shape it knows. */
// biome-ignore lint/suspicious/noExplicitAny: files of several kinds
type Value = any;

const read = (path: string): Value => JSON.parse(readFileSync(path, 'utf8'));

function write(path: string, value: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

/** Changes the value of a data file. */
export function edit(path: string, change: (value: Value) => void): void {
  const value = read(path);
  change(value);
  write(path, value);
}

/** The languages of a site: all, the one that texts are written in first, and those that they are translated to. */
export function languagesOf(site: string) {
  const settings = read(join(site, 'site.json')) as { languages: string[]; sourceLanguage: string };
  const { languages, sourceLanguage: source } = settings;
  return { languages, source, translated: languages.filter((code) => code !== source) };
}

/** The path of the words of a case. */
export const casePath = (site: string, language: string, id: string) =>
  join(site, 'locales', language, 'content/customer-cases', `${id}.json`);

const seo = (what: string, mark: string) => ({
  title: `${what} ${mark}, a sample | {{name}}`,
  description: `${what} ${mark}, a sample of a page that shows how a new kind of page comes into being on this site`,
});

/**
 * Adds customer cases, plainly samples, to the data of a site, in whichever languages it has: a list, words, addresses, titles.
 * @param isPartial whether one of them is not in every language
 */
export function addSampleCases(site: string, isPartial: boolean): void {
  const { languages, translated } = languagesOf(site);
  const some = languages.filter((code) => code !== translated.at(-1));
  const entries = ['sampleOne', 'sampleTwo', 'sampleThree'].map((id, index) => ({
    id,
    ...(isPartial && index === 1 && { languages: some }),
  }));
  write(join(site, 'customer-cases.json'), { customerCases: entries });
  for (const language of languages) {
    const [folder, mark] = [join(site, 'locales', language), language.toUpperCase()];
    const words = { name: `Samples ${mark}`, listTitle: `Sample cases ${mark}`, all: `All ${mark}` };
    write(join(folder, 'customerCases.json'), words);
    edit(join(folder, 'content/pages.json'), (pages) => {
      pages.customerCases = seo('Sample cases', mark);
    });
    const file = join(folder, 'language.json');
    edit(file, ({ segments, previousSegments }) => {
      segments.customerCases = `sample-cases-${language}`;
      previousSegments.customerCases = [`former-sample-cases-${language}`];
    });
    // Where tests know the line of a message, what follows stays in its line.
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,\n +("customerCases": ".*")/, ', $1'));
    for (const { id } of entries.filter((entry) => entry.languages?.includes(language) ?? true)) {
      const slug = `${id.replace('sample', 'sample-').toLowerCase()}-${language}`;
      write(casePath(site, language, id), {
        slug,
        previousSlugs: [`former-${slug}`],
        seo: seo(id, mark),
        title: `Case ${id} ${mark}`,
        summary: `Summary of ${id} ${mark}`,
        story: [`First part of ${id} ${mark}`, `Second part of ${id} ${mark}`],
      });
    }
  }
}
