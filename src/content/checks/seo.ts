import { type KeyPath, languagePath, type Problem, repeatsIn } from '../../../packages/content';
import { fillPlaceholders, hasValues } from '../../../packages/content/browser';
import { entryPath } from '../../../packages/content/model';
import { factsInText } from '../facts-in-text';
import { entriesOf, languageFiles, namedCollections, textsOf } from '../model';
import { problemAt } from '../problems';
import type { CheckedFiles } from './check';

/** The length of texts in search results, in characters; longer texts are cut off, much shorter ones say too little. */
export const searchLengths = {
  title: { least: 20, most: 60, kind: 'seo-title-length' },
  description: { least: 70, most: 160, kind: 'seo-description-length' },
} as const;

interface SeoText {
  file: string;
  key: KeyPath;
  field: keyof typeof searchLengths;
  text: string;
}

/** Titles and descriptions fit into search results, and no two pages of a language share one. */
export function checkSeo(files: CheckedFiles): Problem[] {
  return Object.keys(files.content.languages).flatMap((language) => {
    const texts = seoTexts(files, language);
    return [...texts.flatMap((text) => checkLength(files, text)), ...repeated(files, texts)];
  });
}

function seoTexts({ content }: CheckedFiles, language: string): SeoText[] {
  const texts = content.languages[language];
  if (!texts) return [];
  const facts = factsInText(content.SiteSettings, content.Packs, language);
  const file = languagePath(language, languageFiles.PageTexts.path);
  const pages = [
    ...Object.entries(texts.PageTexts).map(([page, seo]) => ({ file, key: [page], seo })),
    // In list order: copies are usually appended.
    ...namedCollections.flatMap(([name, collection]) =>
      entriesOf(content, name).flatMap(({ id }) => {
        const seo = textsOf(texts, name)[id]?.seo;
        return seo ? [{ file: entryPath(language, collection, id), key: ['seo'], seo }] : [];
      }),
    ),
  ];
  return pages.flatMap(({ file, key, seo }) =>
    (['title', 'description'] as const).map((field) => ({
      file,
      key: [...key, field],
      field,
      // Unknown names are reported where they are written.
      text: hasValues(seo[field], facts) ? fillPlaceholders(seo[field], facts) : seo[field],
    })),
  );
}

function checkLength(files: CheckedFiles, { file, key, field, text }: SeoText): Problem | [] {
  const { least, most, kind } = searchLengths[field];
  const { length } = [...text];
  if (length >= least && length <= most) return [];
  return problemAt(files, file, key, {
    kind,
    found: `${length} characters`,
    expected: `${least} to ${most}, which search results show whole`,
    fix: length > most ? 'Shorten it; the most telling words first.' : 'Say a little more.',
  });
}

function repeated(files: CheckedFiles, texts: readonly SeoText[]): Problem[] {
  return repeatsIn(texts, ({ field, text }) => `${field} ${text}`).map(([{ file, key, field }, holder]) =>
    problemAt(files, file, key, {
      kind: field === 'title' ? 'seo-title-twice' : 'seo-description-twice',
      found: `the ${field} that data/${holder.file} has already`,
      expected: `a ${field} of its own: search engines tell pages apart by it`,
      fix: 'Write what only this page is about.',
    }),
  );
}
