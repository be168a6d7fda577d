import type { Page } from '@playwright/test';
import { bar } from './support/consent';
import { faultsOf } from './support/layout';
import { kindsOfPage, landing, list } from './support/pages';
import { cookies, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';

test.use({ javaScriptEnabled: false, earlierChoice: 'none' });

const { demo, header } = wordsOf(mainLanguage);

/** Buttons that are visible: without scripts they would do nothing. */
const deadButtons = (page: Page) => page.locator(':is(button, [role="button"], [role="tab"]:not([href])):visible');

/** Pictures that are not loaded, or narrower than 200 px and than their own width. */
const unseenPictures = (page: Page) =>
  page
    .locator('img:visible')
    .evaluateAll((images: HTMLImageElement[]) =>
      images
        .filter((image) => image.clientWidth < Math.min(200, Number(image.getAttribute('width'))) || !image.naturalWidth)
        .map(({ alt, currentSrc }) => `${alt} ${currentSrc}`),
    );

/** Parts whose texts are hidden for a reason. */
const useless = [
  'script, style, noscript',
  // They do nothing without scripts: the loading message, the counter, buttons for testimonials, which show in full, and everything
  // about cookies, because nothing is stored.
  '#video-section [role="status"] > p',
  '#pricing-section p:has(+ * > [role="group"])',
  '#pricing-section [role="group"]',
  '#testimonials-section button',
  // On paper only: each tab leads to a page that says more.
  '[role="tabpanel"][hidden]',
  'footer button',
  `section[aria-label="${cookies.banner.label}"]`,
  // The scale in the frame, which only exists if it can move, and what opens a list that is always open in wide windows.
  'main > div > [aria-hidden]:has(> b > i)',
  'footer h3 + details > summary, #pricing-section summary',
];

/** Texts that a visitor does not see, even with every question open. */
const hiddenTexts = (page: Page) =>
  page.evaluate((leftOut) => {
    for (const part of document.body.querySelectorAll(leftOut)) part.remove();
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name');
      details.open = true;
    }
    const isHiddenText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim()) &&
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [...document.body.querySelectorAll('*')].filter(isHiddenText).map(({ textContent }) => textContent);
  }, useless.join());

for (const path of Object.values(kindsOfPage(mainLanguage))) {
  test(`${path} is laid out without scripts: texts and pictures are visible, no control is without effect`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faultsOf(page), `${width} px`).toMatchObject({ outside: [], cut: [] });
      await expect.poll(() => unseenPictures(page)).toEqual([]);
      await expect(deadButtons(page)).toHaveCount(0);
    }
    expect(await hiddenTexts(page)).toEqual([]);
  });
}

test('one answer is open at a time, the demo and the menus are links, and no cookie bar asks', async ({ page }) => {
  await page.goto(landing);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('link', { name: demo.openInNewTab })).toBeVisible();
  for (const question of await page.locator('#faq-section summary').all()) {
    await question.click();
    await expect(page.locator('#faq-section details[open]')).toHaveCount(1);
  }
  await page.setViewportSize(phone.viewport);
  await page.getByRole('banner').getByRole('link', { name: header.openMenu }).click();
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: header.pricing })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = page.getByRole('banner').locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: header.allFeatures }).click();
  await expect(page).toHaveURL(list);
});
