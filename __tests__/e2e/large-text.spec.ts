import { overflowOf } from './support/overflow';
import { cookies, landingPath, triedLanguages } from './support/site';
import { expect, phone, test } from './support/test';
import { visit } from './support/visit';

test.use({ ...phone, earlierChoice: 'none' });

for (const language of triedLanguages) {
  test(`${language}: with text at 200 %, a phone shows the whole page and every choice of the cookie bar`, async ({
    page,
  }) => {
    await visit(page, landingPath(language));
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const bar = page.getByRole('region', { name: cookies.banner.label });
    for (const button of await bar.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
    expect((await overflowOf(page)).scrolledBy).toBe(0);
    // Words of nine letters stay whole in the button.
    const main = page.locator('main > section').first().getByRole('link').first();
    const lines = await main.evaluate((link) => {
      link.textContent = 'Something for you';
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBeLessThanOrEqual((await main.innerText()).trim().split(/\s+/).length);
    const price = page.locator('#pricing-section article p > strong').first();
    expect(await price.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(390);
  });
}
