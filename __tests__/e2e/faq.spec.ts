import { boxOf } from './support/box-of';
import { landingPath, mainLanguage } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

for (const input of ['pointer', 'keyboard'] as const) {
  test.describe(`opened by ${input}`, () => {
    test.use({ viewport: { width: 390, height: 700 } });

    test('a question stays where it is in the window, however long the answer is that closes above it', async ({ page }) => {
      await visit(page, `${landingPath(mainLanguage)}#faq-section`);
      const questions = page.locator('#faq-section summary');
      await page.locator('#faq-section details > p').evaluateAll((answers) => {
        for (const answer of answers) answer.textContent = `${answer.textContent} `.repeat(8);
      });
      const last = (await questions.count()) - 1;
      for (const above of [0, last - 1]) {
        await questions.nth(above).click();
        const opened = questions.nth(last);
        await opened.evaluate((summary) => window.scrollBy(0, summary.getBoundingClientRect().top - 120));
        const before = await boxOf(opened);
        if (input === 'pointer') await opened.click();
        else await opened.press('Enter');
        await expect(page.locator('#faq-section details[open]')).toHaveCount(1);
        expect((await boxOf(opened)).y).toBeCloseTo(before.y, 0);
      }
    });
  });
}
