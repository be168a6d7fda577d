import type { Page } from '@playwright/test';
import { anchors } from '../../src/routing/anchors';
import { landingPath, mainLanguage } from './support/site';
import { expect, moving, test } from './support/test';
import { visit, whenSettled } from './support/visit';

test.use(moving);

/** The sections that are hidden, by the id of their headings. */
const hiddenSections = (page: Page) =>
  page
    .locator('main section[aria-labelledby]')
    .evaluateAll((sections) =>
      sections
        .filter(({ firstElementChild }) => firstElementChild && getComputedStyle(firstElementChild).opacity !== '1')
        .map((section) => section.getAttribute('aria-labelledby')),
    );

test('what waits is shown on paper, and where the focus is', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await whenSettled(page);
  await expect.poll(() => hiddenSections(page)).toContain('faq-title');
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenSections(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page
    .locator(`#${anchors.faq} summary`)
    .first()
    .evaluate((summary: HTMLElement) => summary.focus({ preventScroll: true }));
  expect(await hiddenSections(page)).not.toContain('faq-title');
});

test('a page that opens further down hides nothing that is in view', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element) seen.add(`${target.id} ${target.getAttribute('data-reveal')}`);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-reveal'] });
  });
  await visit(page, `${landingPath(mainLanguage)}#${anchors.faq}`);
  await whenSettled(page);
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).not.toContain(`${anchors.faq} waiting`);
});
