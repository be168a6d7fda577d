import type { Page } from '@playwright/test';
import type { PageRoute } from '../../packages/addresses';
import { expectAccessible } from '../e2e/support/axe';
import { faultsOf, headerLayout } from '../e2e/support/layout';
import { watchProblems } from '../e2e/support/problems';
import { languages, registry } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { changeAnswer, visit } from '../e2e/support/visit';
import { oneOfEachKind, withoutCopies } from '../support/copies';

const pages = withoutCopies(registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown'));

/** Those that axe checks, at both widths, in pixels. */
const looked = { pages: new Set(oneOfEachKind(pages)), widths: [1440, 390] };

/** The narrowest phone, a window of 1440 px at 200 %, a tablet, a small and the widest screen, in pixels. */
const widths = [320, 720, 768, 1024, 2560];

/** Every page of the site, in groups that take as long, so that all workers end together. */
const groups = languages.flatMap((language) => {
  const own = pages.filter((page) => page.language === language);
  return [
    { title: `${language}: features`, routes: own.filter(({ indexed, kind }) => indexed && kind === 'feature') },
    { title: `${language}: other pages`, routes: own.filter(({ indexed, kind }) => indexed && kind !== 'feature') },
    { title: `${language}: addresses that search engines skip`, routes: own.filter(({ indexed }) => !indexed) },
  ];
});

for (const { title, routes } of groups) {
  test(`${title}: every page has a heading, fits into every window, and has no errors; axe finds no problem in one of each kind`, async ({
    page,
  }) => {
    // At night, axe checks every page, copies too.
    test.setTimeout(300_000);
    const problems = watchProblems(page);
    for (const route of routes) await test.step(route.path, () => expectWhole(page, route, problems));
  });
}

async function expectWhole(page: Page, route: PageRoute, problems: string[]): Promise<void> {
  const isMissing = route.kind === 'notFound';
  await page.setViewportSize({ width: 1440, height: 900 });
  const response = await visit(page, route.path);
  // What fails while the page loads must not be counted as a problem of the next one.
  await page.waitForLoadState('networkidle');
  expect(response?.status()).toBe(isMissing ? 404 : 200);
  // An unknown address logs itself.
  if (isMissing) problems.length = 0;
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of looked.pages.has(route) ? looked.widths : []) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${width} px`);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const [{ outside }, { misplaced }] = [await faultsOf(page), await headerLayout(page)];
    expect({ width, outside, misplaced }).toEqual({ width, outside: [], misplaced: [] });
  }
  expect(problems).toEqual([]);
}

for (const language of languages) {
  test(`${language}: the header’s words have room in one row, on every screen from a tablet on`, async ({ page }) => {
    await visit(page, registry.pathOf({ kind: 'landing' }, language));
    for (const width of [768, 1024, 1200, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { rows } = await headerLayout(page);
      expect({ width, rows }, 'shorten a word of the header, or src/layout/Header.tsx has to make room').toEqual({
        width,
        rows: 1,
      });
    }
  });
}

test('the root page is accessible for browsers that it does not redirect', async ({ page }) => {
  await changeAnswer(page, '/', (html) => html.replace(/<script\b.*?<\/script>/gs, ''));
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(languages.length);
  await expectAccessible(page, '/');
});
