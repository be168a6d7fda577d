import { boxOf } from './support/layout';
import { landing } from './support/pages';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.use({ viewport: { width: 390, height: 700 } });

test('a question stays where it is in the window, however long the answer is that closes above it', async ({ page }) => {
  await visit(page, `${landing}#faq-section`);
  const questions = page.locator('#faq-section summary');
  await page.locator('#faq-section details > p').evaluateAll((answers) => {
    for (const answer of answers) answer.textContent = `${answer.textContent} `.repeat(8);
  });
  const opened = questions.last();
  for (const open of [() => opened.click(), () => opened.press('Enter')]) {
    await questions.first().click();
    await opened.evaluate((summary) => window.scrollBy(0, summary.getBoundingClientRect().top - 120));
    const before = await boxOf(opened);
    await open();
    await expect(page.locator('#faq-section details[open]')).toHaveCount(1);
    expect((await boxOf(opened)).y).toBeCloseTo(before.y, 0);
  }
});

test('the arrow of the open question points up, and no other', async ({ page }) => {
  await visit(page, `${landing}#faq-section`);
  const questions = page.locator('#faq-section summary');
  const pointUp = () =>
    questions.locator('svg').evaluateAll((all: SVGSVGElement[]) => all.map((arrow) => (arrow.getScreenCTM()?.d ?? 0) < 0));
  for (const place of [0, 2, 1]) {
    await questions.nth(place).click();
    const expected = (await questions.all()).map((_, index) => index === place);
    await expect.poll(pointUp).toEqual(expected);
  }
  await questions.nth(1).click();
  await expect.poll(pointUp).not.toContain(true);
});
