import type { Locator, Page } from '@playwright/test';
import { firstOf, landingPath, languages, pack, site, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { scrollTo, visit } from './support/visit';

const language = firstOf(languages);
const { features, Faq, PackTexts, TestimonialTexts, footer } = wordsOf(language);
const feature = firstOf(features);

/** Opens a page as printed: print media, at the width of A4 between its margins, after the event that browsers send before. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 690, height: 1017 });
}

/** All visible elements that contain text directly. */
const texts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#___gatsby *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ text: String(element.textContent), color: getComputedStyle(element).color })),
  );

/** Whether elements may be split between sheets, or be the last of one: every value that allows it. */
const breaks = (page: Page, selector: string, property: 'breakInside' | 'breakAfter') =>
  page.evaluate(
    ([query, name]) =>
      [...document.querySelectorAll(query)]
        .map((element) => getComputedStyle(element)[name])
        .filter((value) => value !== 'avoid'),
    [selector, property] as const,
  );

/** Whether an element takes space on the sheet: not if it is clipped or inside a closed question. */
const hasRoom = (locator: Locator) => locator.evaluate((element) => element.checkVisibility() && element.clientHeight > 10);

const pages = [
  ['the landing page', landingPath(language)],
  ['a feature', feature.path],
] as const;

for (const [name, path] of pages) {
  test(`on paper, ${name} is black on white, without buttons, and as wide as the sheet`, async ({ page }) => {
    await visit(page, path);
    // Now the floating buttons and everything that loads late are on the page.
    await scrollTo(page, 900);
    await expect(page.locator('#gatsby-focus-wrapper > div > aside > a')).toHaveCount(2);
    await print(page);

    const shown = await texts(page);
    expect(shown).not.toEqual([]);
    expect(shown.filter(({ color }) => color !== 'rgb(0, 0, 0)')).toEqual([]);
    const backgrounds = await page.evaluate(
      () =>
        [...document.querySelectorAll('body, body *')]
          .map((element) => getComputedStyle(element))
          .filter((style) => style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)').length,
    );
    expect(backgrounds).toBe(0);

    await expect(page.locator('button:visible, summary:visible a, nav:visible, iframe:visible, aside:visible')).toHaveCount(
      0,
    );
    // Only the site’s name and contact are links.
    const targets = await page.locator('a:visible').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', `tel:${site.contact.phone.replaceAll(' ', '')}`, `mailto:${site.contact.email}`]);
    await expect(page.getByText(footer.bannerTitle)).toBeHidden();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690);
  });
}

test('the printed landing page leaves out the demo, shows every feature, answer, testimonial and price in full, and splits none of them', async ({
  page,
}) => {
  await visit(page, landingPath(language));
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await expect(page.locator('.slick-slide')).toHaveCount(TestimonialTexts.testimonials.length);
  await print(page);
  await expect(page.locator('#video-section')).toBeHidden();
  for (const { title, benefits } of features) {
    const panel = page.getByRole('tabpanel', { includeHidden: true }).filter({ hasText: title });
    for (const benefit of benefits) await expect(panel.getByText(benefit)).toBeVisible();
  }
  for (const { answer } of Faq.entries)
    expect(await hasRoom(page.locator('#faq-section p', { hasText: answer }))).toBe(true);
  for (const quote of await page.locator('blockquote').all()) {
    const { left, right, cut } = await quote.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { left: box.left, right: box.right, cut: element.scrollHeight - element.clientHeight };
    });
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(690);
    expect(cut).toBeLessThanOrEqual(1);
  }
  const section = page.locator('#pricing-section');
  for (const { text } of PackTexts.features.filter(({ id }) => pack.features.some((feature) => feature.id === id))) {
    await expect(section.getByText(text).last()).toBeVisible();
  }
  for (const item of PackTexts.setup) expect(await hasRoom(section.locator('li', { hasText: item }))).toBe(true);
  expect(await breaks(page, 'article, details, figure, img, li, p, h1, h2, h3', 'breakInside')).toEqual([]);
  expect(await breaks(page, 'h1, h2, h3, summary', 'breakAfter')).toEqual([]);
});

test('the features are printed one below another', async ({ page }) => {
  await visit(page, landingPath(language));
  await print(page);
  const panels = await page
    .getByRole('tabpanel', { includeHidden: true })
    .evaluateAll((all) => all.map((panel) => panel.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
  expect(panels).toHaveLength(features.length);
  expect(panels.filter(({ top }, index) => top < (panels[index - 1]?.bottom ?? 0))).toEqual([]);
});

for (const visited of [false, true]) {
  test(`each testimonial is printed once, ${visited ? 'as a slide' : 'though nobody scrolled to them'}, and screen readers find it`, async ({
    page,
  }) => {
    const { testimonials } = TestimonialTexts;
    const section = page.locator('#testimonials-section');
    await visit(page, landingPath(language));
    if (visited) {
      await section.scrollIntoViewIfNeeded();
      await section.getByRole('button', { name: wordsOf(language).clientReviews.next }).click();
    }
    await print(page);
    expect(await section.locator('blockquote').allTextContents()).toEqual(testimonials.map(({ content }) => content));
    for (const { content } of testimonials) {
      await expect(section.getByText(content)).toBeVisible();
      await expect(section.getByRole('blockquote').filter({ hasText: content })).toHaveCount(1);
    }
    await expect(section.locator('[aria-live]:visible')).toHaveCount(0);
  });
}

for (const [name, path] of pages) {
  test(`all pictures of ${name} that are on paper are loaded, though nobody scrolled`, async ({ page }) => {
    await visit(page, path);
    await print(page);
    const missing = () =>
      page
        .locator('img:visible')
        .evaluateAll(
          (all) => (all as HTMLImageElement[]).filter(({ complete, naturalWidth }) => !complete || !naturalWidth).length,
        );
    await expect.poll(missing).toBe(0);
  });
}

test('every feature is on the page when the browser itself prints it, and only then', async ({ page }) => {
  await visit(page, landingPath(language));
  const panels = page.getByRole('tabpanel', { includeHidden: true });
  await page.evaluate(() => {
    const count = () => document.querySelectorAll('[role="tabpanel"]').length;
    matchMedia('print').addEventListener('change', ({ matches }) => matches && Object.assign(window, { printed: count() }));
  });
  await page.pdf();
  expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(features.length);
  await expect(panels).toHaveCount(1);
});
