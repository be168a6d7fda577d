import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyInFiles, type Documents } from '../../packages/content';
import { fillPlaceholders } from '../../packages/content/browser';
import { publishedAddresses } from '../../packages/content/model';
import { escapePattern, filesIn, hostingFolder, publicFolder } from '../../packages/hosts';
import { factsInText } from '../../src/content/facts-in-text';
import { publishedDocuments } from '../../src/content/model';
import { checkData } from '../../src/data/checks/check-data';
import { imagesFolder } from '../../src/data/read-data';
import { content } from '../support/built-site';

const { documents } = checkData();
const shown = publishedDocuments(documents);

/** What files of the data say to visitors, as pages say it. Words of the interface are filled in by the pages themselves. */
const textsOf = (files: Documents) =>
  copyInFiles(files).map(({ text, language, kind }) =>
    kind === 'InterfaceWords' ? text : fillPlaceholders(text, factsInText(content.SiteSettings, content.Packs, language)),
  );

/** The values of some keys in files of the data. */
const valuesOf = (files: Documents, key: string) =>
  [...files.values()].flatMap(({ value }) =>
    [...JSON.stringify(value).matchAll(new RegExp(`"(?:${key})":"([^"]+)"`, 'g'))].map(([, found = '']) => found),
  );

/** What all of the data holds, and what is published does not. */
function unpublished(valuesIn: (files: Documents) => string[]): string[] {
  const published = new Set(valuesIn(shown));
  return [...new Set(valuesIn(documents))].filter((value) => !published.has(value));
}

/** Files that the build left for visitors and hosts. */
const files = [publicFolder, hostingFolder].flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));

/** Their texts, without the ways in which JSON and HTML write signs. */
const texts = files
  .filter((file) => !/\.(?:png|jpg|avif|webp|ico|woff2|br|gz)$/.test(file))
  .map((file) => {
    const written = readFileSync(file, 'utf8').replaceAll('\\"', '"').replaceAll('&#x27;', "'");
    return { file, text: written.replaceAll('&quot;', '"').replaceAll('&amp;', '&') };
  });

/** A test of what is not published; shown as skipped if there is nothing of the kind. The edited site has all kinds. */
const testOf = (secrets: readonly string[]) => (secrets.length > 0 ? test : test.skip);

const said = textsOf(shown).join('\n');
// A word or two may stand anywhere, and what is part of a published text is published.
const secretTexts = unpublished(textsOf).filter((text) => text.length > 15 && !said.includes(text));

testOf(secretTexts)('no file that the build left holds a text of something that is not published', () => {
  expect(
    texts.flatMap(({ file, text }) => secretTexts.filter((secret) => text.includes(secret)).map((secret) => [file, secret])),
  ).toEqual([]);
});

const known = Object.keys(publishedAddresses(documents));
const slugs = unpublished((from) => valuesOf(from, 'slug')).map((slug) => `/${slug}`);
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

/** The hash of a picture’s content: Gatsby names the folder after it. */
const contentHash = (path: string) =>
  createHash('md5')
    .update(readFileSync(join(imagesFolder, path)))
    .digest('hex');
const folders = unpublished((from) => valuesOf(from, 'src|imageSrc|portrait').map(contentHash));

testOf(folders)('no picture is published that only it uses', () => {
  const pictures = files.filter((file) => file.startsWith(publicFolder));
  expect(pictures.filter((file) => folders.some((folder) => file.includes(`/${folder}/`)))).toEqual([]);
});
