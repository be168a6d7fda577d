import { boxOf } from './support/box-of';
import { landingPath, mainLanguage, triedLanguages, wordsOf } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

test.describe('the questions', () => {
  for (const language of triedLanguages) {
    test(`${language}: one answer open at a time, which closes again`, async ({ page }) => {
      const { Faq } = wordsOf(language);
      await visit(page, `/${language}`);
      const open = page.locator('#faq-section details[open]');
      const question = (text: string) => page.locator('#faq-section summary').filter({ hasText: text });
      await expect(page.locator('#faq-section summary')).toHaveText(Faq.entries.map((entry) => entry.question));
      await expect(open).toHaveCount(0);
      for (const entry of Faq.entries) {
        await question(entry.question).click();
        await expect(open).toHaveCount(1);
        await expect(page.getByText(entry.answer, { exact: true })).toBeVisible();
      }
      await question(Faq.entries.at(-1)?.question ?? '').click();
      await expect(open).toHaveCount(0);
    });
  }
});

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
      for (const [above, question] of [
        [0, 1],
        [0, last],
        [last - 1, last],
      ] as const) {
        await questions.nth(above).click();
        for (const top of [120, 350]) {
          const opened = questions.nth(question);
          await opened.evaluate((summary, y) => window.scrollBy(0, summary.getBoundingClientRect().top - y), top);
          const before = await boxOf(opened);
          if (input === 'pointer') await opened.click();
          else await opened.press('Enter');
          await expect(page.locator('#faq-section details[open]')).toHaveCount(1);
          expect((await boxOf(opened)).y).toBeCloseTo(before.y, 0);
          await questions.nth(above).evaluate((summary: HTMLElement) => summary.click());
        }
      }
    });
  });
}
