import type { Row } from './report';

/** What a server sends before it waits for an answer, in bytes with headers: some ten packets (RFC 6928). */
export const firstFlight = 14_000;

/** A target: the figure, its limit, and whether it is met. */
export interface Target {
  name: string;
  isMet: (page: Row, limit: Row) => boolean;
}

/** Budgets in transferred bytes: compressed, with headers. */
export const budgets = {
  landing: 200_000,
  /** Until the visitor does anything. */
  script: 85_000,
  /** Once every part of a landing page is awake, with the carousel. */
  awakeScripts: 180_000,
  document: 17_000,
  /** HTML and styles of a page without its text, which editors may write as long as they need. */
  markup: 10_000,
  font: 42_000,
} as const;

/** The targets for every page in every language. Times are compared within one run only, because machines differ. */
export const targets: readonly Target[] = [
  {
    name: 'all four scores 100',
    isMet: (page) => [page.performance, page.accessibility, page.bestPractices, page.seo].every((score) => score === 100),
  },
  { name: 'FCP ≤ 1.2 × the baseline', isMet: (page, limit) => page.fcp <= 1.2 * limit.fcp },
  { name: 'LCP ≤ 1.15 × the baseline', isMet: (page, limit) => page.lcp <= 1.15 * limit.lcp },
  { name: 'TBT ≤ the baseline + 30 ms', isMet: (page, limit) => page.tbt <= limit.tbt + 30 },
  {
    name: 'INP ≤ 200 ms, CPU four times slower',
    isMet: ({ interaction }) => !interaction || interaction.inp <= 200,
  },
  { name: 'CLS 0', isMet: (page) => page.cls < 0.0005 },
  { name: 'at most 200 kB in all', isMet: (page) => page.bytes <= budgets.landing },
  { name: 'scripts at most 85 kB', isMet: (page) => page.scriptBytes <= budgets.script },
  { name: 'HTML at most 17 kB', isMet: (page) => page.documentBytes <= budgets.document },
  { name: 'one font of at most 42 kB', isMet: (page) => page.fontBytes <= budgets.font },
];
