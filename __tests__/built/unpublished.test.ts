import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyInFiles } from '../../src/content/checks/copy';
import type { Documents } from '../../src/content/data-document';
import { factsInText } from '../../src/content/facts-in-text';
import { fillPlaceholders } from '../../src/content/placeholders';
import { publishedAddresses, publishedDocuments } from '../../src/content/published-entries';
import { checkData } from '../../src/data/checks/check-data';
import { imagesFolder } from '../../src/data/read-data';
import { hostingFolder, publicFolder } from '../../src/hosting/built-files';
import { escapePattern } from '../../src/hosting/hosts/escape-pattern';
import { content } from '../support/built-site';

const { documents } = checkData();
const shown = publishedDocuments(documents);

/** What files of the data say to visitors, as pages say it. Words of the interface are filled in by the pages themselves. */
const textsOf = (files: Documents) =>
  copyInFiles(files).map(({ text, language, kind }) =>
    kind === 'InterfaceWords' ? text : fillPlaceholders(text, factsInText(content.SiteSettings, content.Packs, language)),
  );

/** The values of some keys in files of the data. */
const valuesOf = (files: Documents, key: RegExp) => [...files.values()].flatMap(({ value }) => valuesIn(value, key));

const valuesIn = (value: unknown, key: RegExp): string[] =>
  Object.entries(value ?? {}).flatMap(([name, entry]) => {
    if (typeof entry === 'object') return valuesIn(entry, key);
    return typeof entry === 'string' && key.test(name) ? [entry] : [];
  });

/** The hash of a picture’s content, as Gatsby writes it. */
const contentHash = (path: string) =>
  createHash('md5')
    .update(readFileSync(join(imagesFolder, path)))
    .digest('hex');

/** What all of the data holds, and what is published does not. */
function unpublished(valuesIn: (files: Documents) => string[]): string[] {
  const published = new Set(valuesIn(shown));
  return [...new Set(valuesIn(documents))].filter((value) => !published.has(value));
}

/** Files that the build left for visitors and hosts. */
const files = [publicFolder, hostingFolder].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name)),
);

const binary = /\.(?:png|jpg|avif|webp|ico|woff2|br|gz)$/;

/** Their texts, without the ways in which JSON and HTML write signs. */
const texts = files
  .filter((file) => !binary.test(file))
  .map((file) => ({
    file,
    text: readFileSync(file, 'utf8')
      .replaceAll('\\"', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  }));

const holding = (secrets: readonly string[]) =>
  texts.flatMap(({ file, text }) => secrets.filter((secret) => text.includes(secret)).map((secret) => `${file}: ${secret}`));

/** A test of what is not published; shown as skipped if there is nothing of the kind. The edited site has all kinds. */
const testOf = (secrets: readonly string[]) => (secrets.length > 0 ? test : test.skip);

const said = textsOf(shown).join('\n');
// A word or two may stand anywhere, and what is part of a published text is published.
const secretTexts = unpublished(textsOf).filter((text) => text.length > 15 && !said.includes(text));

testOf(secretTexts)('no file that the build left holds a text of something that is not published', () => {
  expect(holding(secretTexts)).toEqual([]);
});

const known = Object.keys(publishedAddresses(documents));
const slugs = unpublished((from) => valuesOf(from, /^slug$/)).map((slug) => `/${slug}`);
const secretSlugs = slugs.filter((slug) => !known.some((path) => path.endsWith(slug)));

testOf(secretSlugs)('no file contains an unpublished address of it', () => {
  // Behind a language or a segment, and whole: a slug can also be part of a word, or of an address on another site.
  const parents = Object.entries(content.languages).flatMap(([code, { Language }]) => [
    code,
    ...Object.values(Language.segments),
  ]);
  const pattern = new RegExp(`(?<![\\w-])(?:${parents.join('|')})(?:${secretSlugs.map(escapePattern).join('|')})(?![\\w-])`);
  expect(texts.flatMap(({ file, text }) => pattern.exec(text)?.map((found) => `${file}: ${found}`) ?? [])).toEqual([]);
});

// Gatsby publishes a picture below a folder that is named after its content; names may repeat.
const folders = unpublished((from) => valuesOf(from, /^(?:src|imageSrc|portrait)$/).map(contentHash));

testOf(folders)('no picture is published that only it uses', () => {
  const pictures = files.filter((file) => file.startsWith(publicFolder) && /\.(?:png|jpg|avif)$/.test(file));
  expect(pictures.filter((file) => folders.some((folder) => file.includes(`/${folder}/`)))).toEqual([]);
});
