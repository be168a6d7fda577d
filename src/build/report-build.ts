import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'gatsby';
import { publishedAddresses } from '../content/published-entries';
import { sourceTexts, type TranslationState, translationsOf } from '../content/translations';
import { imagesFolder } from '../data/read-data';
import type { Site } from '../data/site';
import { publicFolder } from '../hosting/built-files';
import { type AddressChanges, compareAddresses } from '../routing/published';
import { type MeasuredPage, measureImages, measurePage } from './measure-page';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;

/** How many of the largest pages and of the changed addresses the report names. */
const mostNamed = 5;

/** Prints the result of a build: a line for each language, the heaviest pages, and the changes since the last release. */
export function reportBuild(reporter: Reporter, site: Site): void {
  const { content, documents, registry } = site;
  const pages = registry.pages.flatMap(({ path, language }) => measurePage(publicFolder, path, language) ?? []);
  const originals = originalBytes(site.sources.images);
  const rows = content.SiteSettings.languages.map((language) => languageRow(site, pages, originals, language));
  const parts = [
    table([headings, ...rows]),
    heaviest(pages),
    changes(compareAddresses(publishedAddresses(documents), registry)),
  ];
  reporter.info(`The build:\n\n${parts.join('\n\n')}\n`);
}

/** The size of every picture, by its MD5 digest: Gatsby names the files that it generates after it. */
const originalBytes = (images: ReadonlySet<string>): Map<string, number> =>
  new Map(
    [...images].map((path) => {
      const content = readFileSync(join(imagesFolder, path));
      return [createHash('md5').update(content).digest('hex'), content.length];
    }),
  );

const headings = ['', 'pages', 'words', 'new', 'stale', 'missing', 'redirects', 'images', 'saved', 'of'];

function languageRow(
  site: Site,
  pages: readonly MeasuredPage[],
  originals: ReadonlyMap<string, number>,
  language: string,
): string[] {
  const own = pages.filter((page) => page.language === language);
  const paths = new Set(own.map(({ path }) => path));
  const redirects = site.registry.redirects.filter(({ to }) => paths.has(to.replace(/[?#].*/, '')));
  const named = own.flatMap(({ images }) => images);
  const images = measureImages(publicFolder, named, originals);
  return [
    language,
    String(own.length),
    String(own.reduce((total, { words }) => total + words, 0)),
    ...translationCells(site, language),
    String(redirects.length),
    String(images.count),
    kilobytes(images.originalBytes - images.servedBytes),
    kilobytes(images.originalBytes),
  ];
}

function translationCells({ documents, content }: Site, language: string): string[] {
  const { sourceLanguage } = content.SiteSettings;
  if (language === sourceLanguage) return ['source', '', ''];
  const translations = translationsOf(documents, sourceTexts(documents, sourceLanguage), language);
  const count = (wanted: TranslationState) => String(translations.filter(({ state }) => state === wanted).length);
  return [count('unmarked'), count('stale'), count('missing')];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = headings.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')).join('\n');
}

function heaviest(pages: readonly MeasuredPage[]): string {
  const byWeight = pages.toSorted((a, b) => b.bytes - a.bytes).slice(0, mostNamed);
  const lines = byWeight.map(({ path, bytes }) => `  ${kilobytes(bytes)}  ${path}`);
  return ['Heaviest pages (HTML and data, gzipped):', ...lines].join('\n');
}

function changes({ added, moved, lost }: AddressChanges): string {
  const lists = { added, moved: moved.map(({ from, to }) => `${from} → ${to}`), gone: lost };
  const named = Object.entries(lists).flatMap(([heading, lines]) => {
    const shown = lines.slice(0, mostNamed).map((line) => `    ${line}`);
    return lines.length === 0
      ? []
      : [`  ${lines.length} ${heading}`, ...shown, ...(lines.length > mostNamed ? ['    …'] : [])];
  });
  if (named.length === 0) return 'Addresses: as in data/published-addresses.json.';
  const heading = 'Addresses since the last release (npm run addresses -- --publish takes the new ones into the list):';
  return [heading, ...named].join('\n');
}
