import type { PageRoute } from '../../packages/addresses';

/** Whether a page repeats another at a further address: a feature under its id, or without its language (decision 3). */
export const isCopy = ({ path, canonicalPath }: PageRoute) => path !== canonicalPath;

/** The nightly run includes all pages and languages. */
export const everyPage = Boolean(process.env.EVERY_PAGE);

/**
 * Leaves out copies but for the first in each language: `__tests__/built/copies.test.ts` proves that they say the same as the pages
 * that they are copies of.
 */
export const withoutCopies = (pages: readonly PageRoute[]): PageRoute[] =>
  everyPage
    ? [...pages]
    : pages.filter(
        (page) => !isCopy(page) || page === pages.find((other) => isCopy(other) && other.language === page.language),
      );

/** The first page of each kind in each language, and its first copy there: what one template draws. */
export const oneOfEachKind = (pages: readonly PageRoute[]): PageRoute[] =>
  everyPage ? [...pages] : pages.filter((page) => page === pages.find((other) => sortOf(other) === sortOf(page)));

const sortOf = (page: PageRoute) => [page.kind, page.language, page.indexed, isCopy(page)].join();
