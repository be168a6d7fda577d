import type { Content } from '../content/content';
import type { DataDocument } from '../content/data-document';
import { problem } from '../content/explain-issue';
import { factFiles } from '../content/file-kinds';
import type { Problem } from '../content/problem';
import { demoAddress } from './demo-address';

/**
 * A demo of our own is there in every language; where it is not, visitors get the one in the source language.
 * @param staticFiles addresses of the files in `static/`
 */
export function checkDemo(
  documents: ReadonlyMap<string, DataDocument>,
  { SiteSettings: site }: Content,
  staticFiles: ReadonlySet<string>,
): Problem[] {
  const document = documents.get(factFiles.SiteSettings.path);
  if (!document) return [];
  const missing = site.languages.filter(
    (language) => demoAddress(site, language, (address) => staticFiles.has(address)).language !== language,
  );
  return missing.map((language) =>
    problem(document, ['demoFrameUrl'], {
      kind: 'demo-untranslated',
      found: `no demo in "${language}": static${site.demoFrameUrl.replaceAll('{{language}}', language)} is not there`,
      expected: 'one in every language',
      fix: `Until it is there, pages in "${language}" show the demo in "${site.sourceLanguage}". To draw it, give tools/product-screens the words of that language.`,
    }),
  );
}
