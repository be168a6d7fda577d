import { expectAccessible, expectEmptyAccessible } from '../e2e/support/axe';
import { expectFits } from '../e2e/support/overflow';
import { languages, registry } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';
import { oneOfEachKind } from '../support/copies';

/** A wide screen and a phone, in pixels. */
const widths = [1440, 390];

const pages = oneOfEachKind(registry.pages.filter(({ kind }) => kind === 'unknown' || kind === 'notFound'));

for (const language of languages) {
  test(`${language}: axe finds no problem on the pages for unknown addresses, at ${widths.join(' and ')} pixels`, async ({
    page,
  }) => {
    for (const { path, kind } of pages.filter((page) => page.language === language)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        const isEmpty = kind === 'unknown';
        // This page is empty (decision 4), so hydration is not visible.
        await (isEmpty ? page.goto(path) : visit(page, path));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await (isEmpty ? expectEmptyAccessible(page) : expectAccessible(page, `${width} px`));
        }
        await expectFits(page);
      });
    }
  });
}

test('the root page is accessible, too, for browsers that it does not redirect', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/<script\b.*?<\/script>/gs, '') });
  });
  await page.goto('/');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(languages.length);
  await expectAccessible(page, '/');
});
