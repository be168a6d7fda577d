import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { publishedAddresses } from '../content/published-entries';
import { checkSources } from '../data/checks/check-data';
import { imagesFolder, readData } from '../data/read-data';
import { registry } from '../data/registry-store';
import { publicFolder } from '../hosting/built-files';
import { compareAddresses } from '../routing/published';
import { buildReport } from './build-report';
import { measureImages, measurePage } from './measure-page';

/** Prints the result of a build. */
export function reportBuild(reporter: Reporter): void {
  const sources = readData();
  const { content, documents } = checkSources(sources);
  if (!content) return;
  const { pages, redirects } = registry();
  const { languages, sourceLanguage } = content.SiteSettings;
  const measured = pages.flatMap(({ path, language }) => measurePage(publicFolder, path, language) ?? []);
  const originals = originalBytes(sources.images);
  const imagesOf = (language: string) => {
    const named = measured.filter((page) => page.language === language).flatMap(({ images }) => images);
    return measureImages(publicFolder, named, originals);
  };
  reporter.info(
    `The build:\n\n${buildReport({
      languages,
      sourceLanguage,
      documents,
      pages: measured,
      redirects,
      images: new Map(languages.map((language) => [language, imagesOf(language)])),
      changes: compareAddresses(publishedAddresses(documents), { pages, redirects }),
    })}\n`,
  );
}

/** Gatsby names the files that it generates after the MD5 digest of the original. */
function originalBytes(images: ReadonlySet<string>): Map<string, number> {
  return new Map(
    [...images].map((path) => {
      const content = readFileSync(join(imagesFolder, path));
      return [createHash('md5').update(content).digest('hex'), content.length];
    }),
  );
}
