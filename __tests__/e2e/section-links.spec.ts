import type { Locator, Page } from '@playwright/test';
import { anchors } from '../../src/content/model';
import { entryAt, firstOf, landingPath, languageName, languages, listPath, wordsOf } from './support/site';
import { expect, moving, test } from './support/test';
import { scrollTo, scrollTop, visit, whenHydrated, whenSettled, whenStill } from './support/visit';

const ids = Object.values(anchors);

/** The tolerated distance of a section from its position, in pixels. */
const tolerance = 8;

/** Expects that the page comes to a place, from which no later movement takes it away. */
async function expectAtPlace(page: Page, way: string, distance: () => Promise<number>): Promise<void> {
  const pixels = async () => Math.abs(await distance());
  await expect.poll(pixels, { message: way, intervals: [50] }).toBeLessThanOrEqual(tolerance);
  await whenStill(page);
  expect(await pixels(), way).toBeLessThanOrEqual(tolerance);
}

/** Expects that the page stops with the heading of a section, or with the frame of the demo, at most 80 px below the header. */
const expectAtSection = (page: Page, id: string, way: string) =>
  expectAtPlace(page, `${way}, #${id}`, () =>
    page.evaluate((anchor) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      const target = document.querySelector(`#${anchor} h2`) ?? document.getElementById(anchor);
      if (!header || !target) return Number.NaN;
      const distance = Math.round(target.getBoundingClientRect().top - header.bottom);
      return Math.max(0, distance - 80) + Math.min(0, distance);
    }, id),
  );

const expectScrolledTo = (page: Page, top: number, way: string) =>
  expectAtPlace(page, way, async () => (await scrollTop(page)) - top);

/** The id of the section to which an address leads. */
const sectionOf = (address: string | null) => String(address?.split('#')[1]);

/** Links to sections of the landing page. */
const toSections = ids.map((id) => `a[href$="#${id}"]`).join();

/** A screen for each layout, in different languages; the page scrolls smoothly on the wide one. */
for (const { viewport, language } of [
  { viewport: { width: 390, height: 844 }, language: firstOf(languages) },
  { viewport: { width: 1440, height: 900 }, language: entryAt(languages, -1) },
]) {
  const landing = landingPath(language);

  /** Opens the links at the top of every page: in the header and its menu of features, or in the drawer. */
  const openTopLinks = async (page: Page) => {
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button', { name: wordsOf(language).header.openMenu });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      return page.getByRole('dialog');
    }
    await banner.locator('summary').click();
    return banner;
  };

  /** Follows the last and the first link to a section in a part of the page; the last one while the page has just loaded. */
  const follow = async (page: Page, openPart: () => Promise<Locator>) => {
    const from = page.url();
    for (const which of ['last', 'first'] as const) {
      const link = (await openPart()).locator(toSections)[which]();
      const id = sectionOf(await link.getAttribute('href'));
      await link.click();
      await expect(page).toHaveURL(`${landing}#${id}`);
      await expectAtSection(page, id, `from ${from}`);
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(from);
      await scrollTo(page, 0);
    }
  };

  test.describe(`${viewport.width} px, ${language}`, () => {
    test.use({ viewport, ...(viewport.width > 1000 && moving) });

    test('links at the top, in the content and in the footer lead to their sections, from another page too', async ({
      page,
    }) => {
      await visit(page, landing);
      await follow(page, () => openTopLinks(page));
      for (const part of ['main', 'contentinfo'] as const) await follow(page, async () => page.getByRole(part));
      await visit(page, listPath(language));
      await follow(page, () => openTopLinks(page));
    });

    test('an address with a hash opens at its section, also after a reload and in another language', async ({ page }) => {
      for (const id of ids) {
        await page.goto('about:blank');
        await visit(page, `${landing}#${id}`);
        await expectAtSection(page, id, 'first load');
      }
      const last = entryAt(ids, -1);
      await page.reload();
      await expectAtSection(page, last, 'reload');
      const other = entryAt(languages, languages.indexOf(language) - 1);
      const selector = page.getByRole('contentinfo').getByRole('link', { name: languageName(other) });
      await selector.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${landingPath(other)}#${last}`);
      await expectAtSection(page, last, 'change of language');
    });

    test('back, forward and reload restore the scroll position', async ({ page }) => {
      const scrollAndRest = async (top: number) => {
        await scrollTo(page, top);
        return whenStill(page);
      };
      await visit(page, landing);
      await whenSettled(page);
      const before = await scrollAndRest(2500);
      await page.locator(`aside a[href$="#${anchors.demo}"]`).click();
      await expectAtSection(page, anchors.demo, 'floating link');
      const after = await scrollAndRest(1700);
      await page.goBack();
      await expectScrolledTo(page, before, 'back');
      await page.goForward();
      await expectScrolledTo(page, after, 'forward');
      await page.reload();
      await expectScrolledTo(page, after, 'reload with a hash');
      await page.goBack();
      const third = await scrollAndRest(3000);
      await page.reload();
      await whenHydrated(page);
      await expectScrolledTo(page, third, 'reload without a hash');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('addresses with a hash and the links of the footer lead to their sections', async ({ page }) => {
        for (const id of ids) {
          await page.goto('about:blank');
          await page.goto(`${landing}#${id}`);
          await expectAtSection(page, id, 'first load');
        }
        for (const link of await page.getByRole('contentinfo').locator(toSections).all()) {
          await link.click();
          await expectAtSection(page, sectionOf(await link.getAttribute('href')), 'footer');
        }
      });
    });
  });
}
