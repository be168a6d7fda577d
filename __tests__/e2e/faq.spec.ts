import { triedLanguages, wordsOf } from './support/site';
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
