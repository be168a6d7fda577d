import type { DataDocument } from '../content/data-document';
import { sourceTexts, type TranslationState, translationsOf } from '../content/translations';
import type { AddressChanges } from '../routing/published';
import type { Redirect } from '../routing/types';
import type { MeasuredImages, MeasuredPage } from './measure-page';

/** The input of the report. */
export interface BuildFacts {
  languages: readonly string[];
  sourceLanguage: string;
  documents: ReadonlyMap<string, DataDocument>;
  pages: readonly MeasuredPage[];
  redirects: readonly Redirect[];
  /** By language. */
  images: ReadonlyMap<string, MeasuredImages>;
  changes: AddressChanges;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;

/** How many of the largest pages and of the changed addresses a report names. */
const mostNamed = 5;

/** The result of a build per language, and the changes since the last release: text for a terminal. */
export function buildReport(facts: BuildFacts): string {
  return [
    table([headings, ...facts.languages.map((language) => languageRow(facts, language))]),
    heaviest(facts.pages),
    changes(facts.changes),
  ].join('\n\n');
}

const headings = ['', 'pages', 'words', 'new', 'stale', 'missing', 'redirects', 'images', 'saved', 'of'];

function languageRow(facts: BuildFacts, language: string): string[] {
  const pages = facts.pages.filter((page) => page.language === language);
  const redirects = facts.redirects.filter(({ to }) => new RegExp(`^/${language}(?:[/?#]|$)`).test(to));
  const images = facts.images.get(language) ?? { count: 0, originalBytes: 0, servedBytes: 0 };
  return [
    language,
    String(pages.length),
    String(pages.reduce((total, { words }) => total + words, 0)),
    ...translationCells(facts, language),
    String(redirects.length),
    String(images.count),
    kilobytes(images.originalBytes - images.servedBytes),
    kilobytes(images.originalBytes),
  ];
}

function translationCells({ documents, sourceLanguage }: BuildFacts, language: string): string[] {
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
  return [
    'Heaviest pages (HTML and data, gzipped):',
    ...byWeight.map(({ path, bytes }) => `  ${kilobytes(bytes)}  ${path}`),
  ].join('\n');
}

function changes({ added, moved, lost }: AddressChanges): string {
  if (added.length + moved.length + lost.length === 0) return 'Addresses: as in data/published-addresses.json.';
  const named = (heading: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          `  ${lines.length} ${heading}`,
          ...lines.slice(0, mostNamed).map((line) => `    ${line}`),
          ...(lines.length > mostNamed ? ['    …'] : []),
        ];
  return [
    'Addresses since the last release (npm run addresses -- --publish takes the new ones into the list):',
    ...named('added', added),
    ...named(
      'moved',
      moved.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...named('gone', lost),
  ].join('\n');
}
