import { firstOf, languages } from './support/site';
import { expect, test } from './support/test';
import { visit } from './support/visit';

const language = firstOf(languages);

test('scripts leave the built styles in place, and add no duplicates', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
        if (node.nodeName === 'STYLE') moved.push((node.textContent ?? '').slice(0, 80));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, `/${language}`);
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  const rules = await page.evaluate(() =>
    [...document.styleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );
  const [built = [], ...added] = rules;
  expect(built.length).toBeGreaterThan(0);
  expect(added.flat().filter((rule) => built.includes(rule))).toEqual([]);
});
