import type { Page } from '@playwright/test';
import { boxOf } from './support/layout';
import { feature, kindsOfPage, landing } from './support/pages';
import { mainLanguage, pack, site, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { endOfPage, scrollTo, visit } from './support/visit';

const { features, Faq, PackTexts, TestimonialTexts, footer, clientReviews } = wordsOf(mainLanguage);
const panels = (page: Page) => page.getByRole('tabpanel', { includeHidden: true });

/** Shows a page as printed: print media, at the width of A4 between its margins, after the event that browsers send before. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 690, height: 1017 });
}

/** Texts on the sheet that are not black, and the elements with a background. */
const inks = (page: Page) =>
  page.locator('body:visible, body *:visible').evaluateAll((elements) => {
    const hasText = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim());
    const isColoured = (element: Element) => hasText(element) && getComputedStyle(element).color !== 'rgb(0, 0, 0)';
    const isFilled = (element: Element) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(element);
      return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    return elements.filter((element) => isColoured(element) || isFilled(element)).map(({ outerHTML }) => outerHTML);
  });

for (const path of [landing, feature.path]) {
  test(`on paper, ${path} is black on white, without buttons, as wide as the sheet, and has all its pictures`, async ({
    page,
  }) => {
    await visit(page, path);
    // Now the floating buttons are there.
    await scrollTo(page, 900);
    await expect(page.getByRole('complementary').getByRole('link')).toHaveCount(2);
    await print(page);
    expect(await inks(page)).toEqual([]);
    const controls = 'button:visible, summary:visible a, nav:visible, iframe:visible, aside:visible';
    await expect(page.locator(controls)).toHaveCount(0);
    // Only the site’s name and contact are links.
    const targets = await page.locator('a:visible').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', `tel:${site.contact.phone.replaceAll(' ', '')}`, `mailto:${site.contact.email}`]);
    await expect(page.getByText(footer.bannerTitle)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690);
    const missing = () =>
      page.locator('img:visible').evaluateAll((all: HTMLImageElement[]) => all.filter((one) => !one.naturalWidth).length);
    await expect.poll(missing).toBe(0);
  });
}

test('the printed landing page leaves out the demo, shows every feature, testimonial, answer and price in full', async ({
  page,
}) => {
  await visit(page, landing);
  await print(page);
  await expect(page.locator('#video-section')).toBeHidden();
  const boxes = await panels(page).evaluateAll((all) =>
    all.map((panel) => panel.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
  );
  expect(boxes).toHaveLength(features.length);
  expect(boxes.filter(({ top }, index) => top < (boxes[index - 1]?.bottom ?? 0))).toEqual([]);
  const lines = PackTexts.features.filter(({ id }) => pack.features.some((line) => line.id === id));
  const texts = {
    '[role="tabpanel"]': features.flatMap(({ benefits }) => benefits.map(({ text }) => text)),
    '#testimonials-section': TestimonialTexts.testimonials.map(({ content }) => content),
    '#faq-section': Faq.entries.map(({ answer }) => answer),
    '#pricing-section': [...lines.map(({ text }) => text), ...PackTexts.setup],
  };
  for (const [part, all] of Object.entries(texts))
    for (const text of all) await expect(page.locator(part).getByText(text).last()).toBeVisible();
});

test('testimonials that are slides are printed once each, and whole', async ({ page }) => {
  const section = page.locator('#testimonials-section');
  await visit(page, landing);
  await section.scrollIntoViewIfNeeded();
  await section.getByRole('button', { name: clientReviews.next }).click();
  await print(page);
  // Screen readers find them, too.
  const quotes = section.getByRole('blockquote');
  await expect(quotes).toHaveText(TestimonialTexts.testimonials.map(({ content }) => content));
  for (const quote of await quotes.all()) {
    await expect(quote).toBeVisible();
    const { x, width } = await boxOf(quote);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(690);
    expect(await quote.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1);
  }
  await expect(section.locator('[aria-live]:visible')).toHaveCount(0);
});

/** What is visible on the sheet, word by word. */
async function wordsOnPaper(page: Page): Promise<string[]> {
  await print(page);
  return (await page.locator('body').innerText()).split(/\s+/);
}

for (const path of Object.values(kindsOfPage(mainLanguage))) {
  test(`${path} is printed with the same words before anybody has moved, awake and without scripts`, async ({
    page,
    browser,
  }) => {
    await visit(page, path);
    await scrollTo(page, endOfPage);
    const awake = await wordsOnPaper(page);
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await wordsOnPaper(page)).toEqual(awake);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    await plain.emulateMedia({ media: 'print' });
    expect((await plain.locator('body').innerText()).split(/\s+/)).toEqual(awake);
    await context.close();
  });
}
