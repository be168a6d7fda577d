import { boxOf } from '../e2e/support/layout';
import { cookiesOf, landingPath, languages, wordsOf } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';

/** A small phone, under the bars of its browser. */
test.use({ viewport: { width: 360, height: 640 }, earlierChoice: 'none' });

/** How many characters of a first sentence a small phone has room for. */
const room = 90;

for (const language of languages) {
  test(`${language}: on a small phone the first action is above the cookie bar, and follows one sentence`, async ({
    page,
  }) => {
    const { hero, buttons } = wordsOf(language);
    await visit(page, landingPath(language));
    const [first, others] = await page.locator('h1 + p > span').all();
    const action = await boxOf(page.getByRole('main').getByRole('link', { name: buttons.requestDemo }).first());
    if (others) expect((await boxOf(others)).y).toBeGreaterThan(action.y + action.height);
    const sentence = (await first?.textContent()) ?? hero.subtitle;
    const bar = await boxOf(page.getByRole('region', { name: cookiesOf(language).banner.label }));
    if (sentence.length <= room) expect(action.y + action.height).toBeLessThanOrEqual(bar.y);
  });
}
