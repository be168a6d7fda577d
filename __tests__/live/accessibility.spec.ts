import { expectAccessible, expectEmptyAccessible } from '../e2e/support/axe';
import { languages, registry } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { visit } from '../e2e/support/visit';
import { oneOfEachKind } from '../support/copies';

/** A wide screen and a phone, in pixels. */
const widths = [1440, 390];

const pages = oneOfEachKind(registry.pages.filter(({ kind }) => kind !== 'root'));

/** One page of each kind, in groups for two workers. */
const groups = languages.flatMap((language) => {
  const own = pages.filter((page) => page.language === language);
  return [
    { title: `${language}: indexed pages`, routes: own.filter(({ indexed }) => indexed) },
    { title: `${language}: addresses without a language, and unknown ones`, routes: own.filter(({ indexed }) => !indexed) },
  ];
});

for (const { title, routes } of groups) {
  test(`${title}: axe finds no problem, at ${widths.join(' and ')} pixels`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { path, kind } of routes) {
      await test.step(path, async () => {
        const isEmpty = kind === 'unknown';
        // This page is empty (decision 4), so hydration is not visible.
        await (isEmpty ? page.goto(path) : visit(page, path));
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await (isEmpty ? expectEmptyAccessible(page) : expectAccessible(page, `${width} px`));
        }
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
