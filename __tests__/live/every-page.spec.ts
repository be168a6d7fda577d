import type { Page } from '@playwright/test';
import { cardWords } from '../../src/build/page-cards';
import { factsInText } from '../../src/content/facts-in-text';
import type { PageRoute } from '../../src/routing/types';
import { expectAccessible } from '../e2e/support/axe';
import { expectFits } from '../e2e/support/overflow';
import { watchProblems } from '../e2e/support/problems';
import { content, languages, plainSpaces, registry, site, withValues, wordsOf } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';
import { oneOfEachKind, withoutCopies } from '../support/copies';

const pages = withoutCopies(
  registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown' && kind !== 'notFound'),
);

/** Those that axe checks, at both widths, in pixels. */
const looked = { pages: new Set(oneOfEachKind(pages)), widths: [1440, 390] };

/** Every page of the site, in groups that take as long, so that all workers end together. */
const groups = languages.flatMap((language) => {
  const own = pages.filter((page) => page.language === language);
  const isFeature = ({ kind }: PageRoute) => kind === 'feature';
  return [
    {
      title: `${language}: landing page, feature list, legal pages`,
      routes: own.filter((page) => page.indexed && !isFeature(page)),
    },
    { title: `${language}: features`, routes: own.filter((page) => page.indexed && isFeature(page)) },
    { title: `${language}: addresses without a language`, routes: own.filter(({ indexed }) => !indexed) },
  ];
});

for (const { title, routes } of groups) {
  test(`${title}: every page is complete, in its language, links to every language, fits into every window, and has no errors; axe finds no problem in one of each kind`, async ({
    page,
  }) => {
    // At night, axe checks every page, copies too.
    test.setTimeout(300_000);
    const problems = watchProblems(page);
    for (const route of routes) {
      await test.step(route.path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const response = await visit(page, route.path);
        // What fails while the page loads must not be counted as a problem of the next one.
        await page.waitForLoadState('networkidle');
        expect(response?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', route.language);
        await expectHeading(page, route);
        expect(await headLinks(page)).toEqual(expectedLinks(route));
        expect(await languageLinks(page, route.language)).toEqual(expectedLanguages(route));
        for (const width of looked.pages.has(route) ? looked.widths : []) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page, `${width} px`);
        }
        await expectFits(page);
        expect(problems).toEqual([]);
      });
    }
  });
}

async function expectHeading(page: Page, route: PageRoute): Promise<void> {
  const headings = page.getByRole('heading', { level: 1 });
  await expect(headings).toHaveCount(1);
  expect(plainSpaces((await headings.textContent()) ?? '')).toBe(plainSpaces(headingOf(route)));
}

/** The heading that the data gives a page. */
const headingOf = (route: PageRoute) =>
  withValues(cardWords(route, content).heading, factsInText(site, content.Packs, route.language));

/** The canonical address and the translations in the head after hydration. */
function headLinks(page: Page) {
  return page.evaluate(() => {
    const href = (link: Element) => link.getAttribute('href');
    const alternates = [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')];
    return {
      canonical: [...document.head.querySelectorAll('link[rel="canonical"]')].map(href),
      alternates: alternates.map((link) => [link.getAttribute('hreflang'), href(link)]).sort(),
    };
  });
}

/** Decision 3: pages without a language only name the address to keep. Decision 6: `/` is the x-default of the landing pages. */
function expectedLinks(route: PageRoute) {
  const { canonicalPath, alternates, kind, indexed } = route;
  const inDefault = (alternates.find(({ language }) => language === site.defaultLanguage) ?? alternates[0])?.path;
  const all = [
    ...alternates.map(({ language, path }) => [language, site.origin + path]),
    ['x-default', site.origin + (kind === 'landing' ? '/' : inDefault)],
  ];
  return { canonical: [site.origin + canonicalPath], alternates: indexed ? all.sort() : [] };
}

/** The addresses of the header's language links. */
function languageLinks(page: Page, language: string) {
  const links = page
    .getByRole('banner')
    .getByRole('navigation', { name: wordsOf(language).header.language })
    .locator('a');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

/** For each language the page's translation, or else the closest page. */
function expectedLanguages({ alternates, nearest }: PageRoute) {
  const led = [...alternates, ...nearest];
  return languages.map((code) => led.find((link) => link.language === code)?.path);
}
