import type { Row } from './measure';

/** What a server sends before it waits for an answer, in bytes with headers: some ten packets (RFC 6928). */
export const firstFlight = 14_000;

/** Budgets in transferred bytes: compressed, with headers. */
export const budgets = {
  landing: 200_000,
  /** Any other page, until it is idle. */
  page: 230_000,
  /** Until the visitor does anything. */
  script: 85_000,
  /** Once every part of a landing page is awake, with the carousel. */
  awakeScripts: 180_000,
  document: 17_000,
  /** HTML and styles of a page without its text, which editors may write as long as they need. */
  markup: 10_000,
  font: 42_000,
} as const;

/** How late a page may be painted, in paints of the plain page, and what its tasks may take, in milliseconds of a phone. */
const paints = {
  landing: { first: 1.2, largest: 1 },
  other: { first: 1.15, largest: 1.1 },
};
const blocking = 80;
const press = 100;

/** A target: what it asks for, and whether a page meets it, compared with the plain page. */
export interface Target {
  name: string;
  isMet: (page: Row, plain: Row) => boolean;
}

const paintTargets = ({ first, largest }: typeof paints.landing, which: string, isOne: (page: Row) => boolean): Target[] => [
  {
    name: `first paint on ${which} ≤ ${first.toFixed(2)} × the plain page`,
    isMet: (page, plain) => !isOne(page) || page.firstPaint.median <= first * plain.firstPaint.median,
  },
  {
    name: `largest paint on ${which} ≤ ${largest.toFixed(2)} × the plain page`,
    isMet: (page, plain) => !isOne(page) || page.largestPaint.median <= largest * plain.largestPaint.median,
  },
];

/** The targets for every page in every language. Times of paints are compared within one run only, because machines differ. */
export const targets: readonly Target[] = [
  ...paintTargets(paints.landing, 'landing pages', ({ isLanding }) => isLanding),
  ...paintTargets(paints.other, 'other pages', ({ isLanding }) => !isLanding),
  { name: `blocking time ≤ ${blocking} ms of a phone`, isMet: (page) => page.blocking.median <= blocking },
  {
    name: `no task of a first press above ${press} ms of a phone`,
    isMet: ({ presses }) => presses.every(({ longestTask }) => longestTask.median <= press),
  },
  {
    name: 'all four scores of Lighthouse 100',
    isMet: (page) => [page.performance, page.accessibility, page.bestPractices, page.seo].every((score) => score === 100),
  },
  { name: 'CLS 0', isMet: (page) => page.cls < 0.0005 },
  {
    name: 'at most 200 kB in all on landing pages, 230 kB on others',
    isMet: ({ isLanding, bytes }) => bytes <= (isLanding ? budgets.landing : budgets.page),
  },
  { name: 'scripts at most 85 kB', isMet: (page) => page.scriptBytes <= budgets.script },
  { name: 'HTML at most 17 kB', isMet: (page) => page.documentBytes <= budgets.document },
  { name: 'one font of at most 42 kB', isMet: (page) => page.fontBytes <= budgets.font },
];
