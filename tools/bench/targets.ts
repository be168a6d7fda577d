import type { Measurement } from './run-lighthouse';

/** A target: the figure, its limit, and whether it is met. */
export interface Target {
  name: string;
  isMet: (page: Measurement, limit: Measurement) => boolean;
}

/** Budgets in transferred bytes: compressed, with headers. */
export const budgets = {
  landing: 200_000,
  script: 95_000,
  document: 25_000,
  font: 42_000,
  /** A second visit, when nothing has changed. */
  laterVisit: 2_000,
  /** A visit after a deployment that changed one text of the page. */
  updatedVisit: 30_000,
} as const;

/** The targets for every page in every language. Times are compared within one run only, because machines differ. */
export const targets: readonly Target[] = [
  {
    name: 'all four scores 100',
    isMet: (page) => [page.performance, page.accessibility, page.bestPractices, page.seo].every((score) => score === 100),
  },
  { name: 'FCP ≤ 1.15 × the baseline', isMet: (page, limit) => page.fcp <= 1.15 * limit.fcp },
  { name: 'LCP ≤ 1.3 × the baseline', isMet: (page, limit) => page.lcp <= 1.3 * limit.lcp },
  { name: 'TBT ≤ the baseline + 50 ms', isMet: (page, limit) => page.tbt <= limit.tbt + 50 },
  { name: 'CLS 0', isMet: (page) => page.cls < 0.0005 },
  { name: 'at most 200 kB in all', isMet: (page) => page.bytes <= budgets.landing },
  { name: 'scripts at most 95 kB', isMet: (page) => page.scriptBytes <= budgets.script },
  { name: 'HTML at most 25 kB', isMet: (page) => page.documentBytes <= budgets.document },
  { name: 'one font of at most 42 kB', isMet: (page) => page.fontBytes <= budgets.font },
];
