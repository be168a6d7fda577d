import type { Page } from '@playwright/test';
import { boxOf } from './support/layout';
import { entryAt, firstOf, mainLanguage, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';
import { hold, layOutEverything, scrollTo, visit } from './support/visit';

const { features, featureWords } = wordsOf(mainLanguage);
const hasPlates = ({ benefits }: (typeof features)[number]) => benefits.some(({ plate }) => plate);
const [shown, plain] = [true, false].map((wanted) => firstOf(features.filter((one) => hasPlates(one) === wanted))) as [
  (typeof features)[number],
  (typeof features)[number],
];

const links = (page: Page) => page.getByRole('navigation', { name: featureWords.benefits }).getByRole('link');
const item = (page: Page, index: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: entryAt(shown.benefits, index).text }) });

/** The places of the longest links in their list. */
const marked = (page: Page) =>
  links(page).evaluateAll((all) => {
    const widths = all.map(({ clientWidth }) => clientWidth);
    return widths.flatMap((width, index) => (width === Math.max(...widths) ? [index] : []));
  });

test('the list of benefits stays in sight, marks the one in view, and leads to each', async ({ page }) => {
  await visit(page, shown.path);
  await layOutEverything(page);
  await expect(links(page)).toHaveText(shown.benefits.map(({ text }) => text));
  for (const index of shown.benefits.keys()) {
    await links(page).nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(item(page, index)).toBeInViewport();
    await expect.poll(() => marked(page)).toEqual([index]);
    await expect(links(page).nth(index)).toBeInViewport({ ratio: 1 });
  }
});

test('plates have their room before they come, and phones get them in another shape', async ({ page }) => {
  const last = shown.benefits.findLastIndex(({ plate }) => plate);
  const plate = item(page, last).getByRole('img');
  const isLoaded = () => plate.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  const release = await hold(page, '**/*.avif');
  await page.goto(shown.path, { waitUntil: 'domcontentloaded' });
  expect(await isLoaded()).toBe(false);
  await layOutEverything(page);
  const before = await boxOf(plate);
  expect(before.width).toBeGreaterThan(1.4 * before.height);
  release();
  await plate.scrollIntoViewIfNeeded();
  await expect.poll(isLoaded).toBe(true);
  expect(await boxOf(plate)).toMatchObject({ width: before.width, height: before.height });
  await page.setViewportSize(phone.viewport);
  // The browser chooses the picture anew after the window has changed.
  const shape = async () => {
    const { width, height } = await boxOf(plate);
    return width / height;
  };
  await expect.poll(shape).toBeLessThan(1.4);
  await expect(links(page)).toHaveCount(0);
});

test('a feature without plates has its benefits, and no list that repeats them', async ({ page }) => {
  await visit(page, plain.path);
  await scrollTo(page, 0);
  for (const { text } of plain.benefits) await expect(page.getByRole('heading', { name: text, level: 3 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: featureWords.benefits })).toHaveCount(0);
});
