import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkTexts } from '../../src/content/walk-texts';
import { sampleData } from '../support/sample-data';
import { content } from './specified';

/**
 * Where content may be quoted: in the sample site, whose words began as those of data/, and in what Jest runs on it. What looks at the
 * built site, or clicks through one, must do with any content.
 */
const mayKnow =
  /^__tests__\/(?:(?:acceptance|fixtures|content|visual\/pictures)\/|visual\/landing\.aria\.yml|(?!built\/|editor\/).*\.test\.tsx?$)/;

const testFiles = readdirSync('__tests__', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  .filter((path) => !mayKnow.test(path));

/** What content says as everybody does: a key of the interface's words, a standard. */
const common = new Set(['additionalFiles', 'Global Privacy Control']);

/** Names that only content has: slugs of more than one word, and ids that are no word of the code. */
const names = (() => {
  const { FeatureCatalogue, Packs, Testimonials, languages } = content;
  const ids = [
    ...Packs.packs.flatMap((pack) => pack.features.map(({ id }) => id)),
    ...Testimonials.testimonials.map(({ id }) => id),
    ...Object.values(languages).flatMap(({ Faq }) => Faq.entries.map(({ id }) => id)),
  ].filter((id) => /[A-Z]/.test(id));
  const slugs = Object.values(languages).flatMap(({ features, legal }) =>
    [...Object.values(features), ...Object.values(legal)].map(({ slug }) => slug),
  );
  // Some features have plain words for ids, such as "documents".
  const features = FeatureCatalogue.features.map(({ id }) => id).filter((id) => !/^(?:documents|permissions)$/.test(id));
  return new Set([...ids, ...slugs.filter((slug) => slug.includes('-')), ...features]);
})();

/** Sentences and phrases of the content, the source of every language. */
const phrases = new Set(
  [...sampleData().sources]
    .filter(([path]) => path.startsWith('locales/'))
    .flatMap(([, source]) => walkTexts(JSON.parse(source)).map(({ text }) => text))
    .filter((text) => text.length >= 12 && text.includes(' ')),
);

test.each(testFiles)('%s holds no name and no phrase of the content', (path) => {
  const text = readFileSync(path, 'utf8');
  const known = [...names].filter((name) => new RegExp(`['"\`/]${name}['"\`/]`).test(text));
  const quoted = [...phrases].filter((phrase) => text.includes(phrase));
  expect([...known, ...quoted].filter((found) => !common.has(found))).toEqual([]);
});
