import type { Documents, Problem } from '../../../packages/content';
import { type Content, factFiles } from '../../content/model';
import { type Finding, problemAt } from '../../content/problems';
import { tourFolder } from '../../hosting/headers';
import { demoAddress } from '../demo-address';

/**
 * A self-hosted demo is in the folder of the tour, and exists in every language; otherwise visitors get the one in the source language.
 * @param staticFiles addresses of the files in `static/`
 */
export function checkDemo(
  documents: Documents,
  { SiteSettings: site }: Content,
  staticFiles: ReadonlySet<string>,
): Problem[] {
  const report = (finding: Finding) => problemAt({ documents }, factFiles.SiteSettings.path, ['demoFrameUrl'], finding);
  const addressIn = (language: string) => site.demoFrameUrl.replaceAll('{{language}}', language);
  const isOwn = site.demoFrameUrl.startsWith('/');
  if (isOwn && !site.demoFrameUrl.startsWith(tourFolder)) return [report(elsewhere(site.demoFrameUrl))];
  const source = addressIn(site.sourceLanguage);
  // If the source language has no demo, no language has one.
  if (isOwn && !staticFiles.has(source)) {
    const fix = 'Put the files into static/, as "Change the tour" in data/README.md says, or correct the address.';
    const expected = 'the file of the demo in every language';
    return [report({ kind: 'demo-missing', found: `${source}, but no file static${source}`, expected, fix })];
  }
  const missing = site.languages.filter(
    (language) => demoAddress(site, language, (address) => staticFiles.has(address)).language !== language,
  );
  return missing.map((language) =>
    report({
      kind: 'demo-untranslated',
      found: `no demo in "${language}": static${addressIn(language)} is not there`,
      expected: 'one in every language',
      fix: `Put the file there ("Change the tour" in data/README.md). Until then, pages in "${language}" show the demo in "${site.sourceLanguage}".`,
    }),
  );
}

/** The headers of any other folder keep its pages out of frames. */
const elsewhere = (address: string): Finding => ({
  kind: 'demo-elsewhere',
  found: address,
  expected: `an address that starts with ${tourFolder}: pages of other folders are not shown in frames`,
  fix: `Move the files to static${tourFolder}, and write their address, such as ${tourFolder}{{language}}.html.`,
});
