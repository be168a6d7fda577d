import type { Locator, Page } from '@playwright/test';
import { anchors } from '../../src/routing/anchors';
import { everyPage } from '../support/copies';
import { expectAtSection, expectScrolledTo, whenStill } from './support/section-place';
import { entryAt, firstOf, landingPath, languageName, languages, listPath, wordsOf } from './support/site';
import { expect, moving, test } from './support/test';
import { scrollTo, visit, whenHydrated, whenSettled } from './support/visit';

/**
 * A screen for each layout, each in another language if there are enough; the page scrolls smoothly on the widest. A tablet has
 * the menu of a phone: it waits for the night.
 */
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
  .map((viewport, index) => ({ viewport, language: entryAt(languages, index % languages.length) }))
  .filter(({ viewport }) => everyPage || viewport.width !== 768);

const ids = Object.values(anchors);

/** The links to sections of the landing page in a part of the page, with the ids of the sections. */
async function sectionLinks(part: Locator): Promise<{ id: string; link: Locator }[]> {
  const links = await part.locator('a[href*="#"]').all();
  const targets = await Promise.all(
    links.map(async (link) => ({ link, id: (await link.getAttribute('href'))?.split('#')[1] ?? '' })),
  );
  return targets.filter(({ id }) => (ids as string[]).includes(id));
}

for (const { viewport, language } of screens) {
  const { header } = wordsOf(language);
  const other = entryAt(languages, languages.indexOf(language) - 1);
  const landing = landingPath(language);

  /** The links at the top of every page: in the header and its menu of features, or in the drawer. */
  const openTopLinks = async (page: Page) => {
    const drawer = page.getByRole('dialog');
    const menu = page.getByRole('button', { name: header.openMenu });
    if (await menu.isVisible()) {
      await menu.click();
      await expect(drawer).toBeVisible();
    }
    if (await drawer.isVisible()) return drawer;
    const banner = page.getByRole('banner');
    const features = banner.locator('details');
    if ((await features.getAttribute('open')) === null) await features.locator('summary').click();
    return banner;
  };

  /**
   * Follows every link to a section in a part of a page that is open. The last one, to the lowest section, comes first, while the page
   * has just loaded.
   * @param back returns from a section to the top of the page
   */
  const followAll = async (page: Page, openPart: () => Promise<Locator>, back: () => Promise<unknown>) => {
    const from = new URL(page.url()).pathname;
    const count = (await sectionLinks(await openPart())).length;
    expect(count).toBeGreaterThan(0);
    for (let index = count - 1; index >= 0; index--) {
      const { id, link } = entryAt(await sectionLinks(await openPart()), index);
      await link.click();
      await expect(page).toHaveURL(`${landing}#${id}`);
      await expectAtSection(page, id, `from ${from}`);
      await expect(page.getByRole('banner').locator('details[open]')).toHaveCount(0);
      await back();
    }
  };

  test.describe(`${viewport.width} px, ${language}`, () => {
    test.use({ viewport, ...(viewport.width > 1000 && moving) });

    test('links at the top lead to their sections', async ({ page }) => {
      await visit(page, landing);
      await followAll(
        page,
        () => openTopLinks(page),
        () => scrollTo(page, 0),
      );
    });

    test('links at the top of another page lead to their sections', async ({ page }) => {
      await visit(page, listPath(language));
      const back = async () => {
        await page.goBack();
        await expect(page).toHaveURL(listPath(language));
      };
      await followAll(page, () => openTopLinks(page), back);
    });

    test('links of the content and the footer lead to their sections', async ({ page }) => {
      await visit(page, landing);
      for (const part of ['main', 'contentinfo'] as const) {
        await followAll(
          page,
          async () => page.getByRole(part),
          () => scrollTo(page, 0),
        );
      }
    });

    test('an address with a hash opens at its section, also after a reload and in another language', async ({ page }) => {
      for (const id of ids) {
        await page.goto('about:blank');
        await visit(page, `${landing}#${id}`);
        await expectAtSection(page, id, 'first load');
      }
      const last = firstOf(ids.slice(-1));
      await page.reload();
      await expectAtSection(page, last, 'reload');
      const selector = page.getByRole('contentinfo').getByRole('link', { name: languageName(other) });
      await selector.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(`${landingPath(other)}#${last}`);
      await expectAtSection(page, last, 'change of language');
    });

    test('the floating link leads to the demo; back, forward and reload restore the scroll position', async ({ page }) => {
      const link = page.locator(`aside a[href$="#${anchors.demo}"]`);
      const followFrom = async (top: number) => {
        await scrollTo(page, top);
        const before = await whenStill(page);
        await link.click();
        await expectAtSection(page, anchors.demo, `floating, from ${top}`);
        return before;
      };
      await visit(page, landing);
      await whenSettled(page);
      const before = await followFrom(2500);
      await scrollTo(page, 1700);
      const after = await whenStill(page);
      await page.goBack();
      await expectScrolledTo(page, before, 'back');
      await page.goForward();
      await expectScrolledTo(page, after, 'forward');
      await page.reload();
      await expectScrolledTo(page, after, 'reload with a hash');
      await page.goBack();
      await scrollTo(page, 3000);
      const third = await whenStill(page);
      await page.reload();
      await expectScrolledTo(page, third, 'reload without a hash');
      await whenHydrated(page);
      await whenSettled(page);
      await followFrom(5000);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('links and addresses with a hash lead to their sections', async ({ page }) => {
        for (const id of ids) {
          await page.goto('about:blank');
          await page.goto(`${landing}#${id}`);
          await expectAtSection(page, id, 'first load');
        }
        for (const { id, link } of await sectionLinks(page.getByRole('contentinfo'))) {
          await link.click();
          await expectAtSection(page, id, 'footer');
        }
      });
    });
  });
}
