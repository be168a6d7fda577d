import { oneOfEachKind } from '../support/copies';
import { bar } from './support/consent';
import { demoOf, outerLanguages, registry } from './support/site';
import { expect, test } from './support/test';
import { visit, wordsOn } from './support/visit';

test.use({ earlierChoice: 'none' });

/** Without `/`, which redirects where scripts run, and unknown slugs, which show nothing. */
const pages = oneOfEachKind(
  registry.pages.filter(({ kind, language }) => kind !== 'root' && kind !== 'unknown' && outerLanguages.includes(language)),
);

for (const language of outerLanguages) {
  test(`${language}: every kind of page has the same words with JavaScript and without it`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const plain = await browser.newPage({ baseURL: String(baseURL), javaScriptEnabled: false });
    // The demo would replace its poster as soon as it is loaded.
    await page.route(`**${demoOf(language).src}`, () => undefined);
    for (const { path } of pages.filter((route) => route.language === language)) {
      await plain.goto(path);
      await visit(page, path);
      await expect(bar(page)).toBeVisible();
      const expected = await wordsOn(plain);
      expect(expected.length, path).toBeGreaterThan(0);
      expect(await wordsOn(page), path).toEqual(expected);
    }
    await plain.close();
  });
}
