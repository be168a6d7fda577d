import type { Page } from '@playwright/test';
import { anchors } from '../../src/routing/anchors';
import { landingPath, mainLanguage } from './support/site';
import { expect, moving, test } from './support/test';
import { scrollTo, visit, whenSettled } from './support/visit';

test.use(moving);

/** The sections that are hidden, by the id of their headings. */
const hiddenSections = (page: Page) =>
  page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections
        .filter(({ firstElementChild }) => firstElementChild && getComputedStyle(firstElementChild).opacity !== '1')
        .map((section) => section.getAttribute('aria-labelledby')),
    );

test('sections below the window are revealed once, when a tenth of them is in view', async ({ page }) => {
  await visit(page, landingPath(mainLanguage));
  await whenSettled(page);
  const faq = page.locator(`#${anchors.faq}`);
  await expect.poll(() => hiddenSections(page)).toContain('faq-title');
  const hidden = await hiddenSections(page);
  expect(hidden).not.toContain('hero-title');
  const { top, height } = await faq.evaluate((section) => {
    const { top, height } = section.getBoundingClientRect();
    return { top: top + window.scrollY - window.innerHeight, height };
  });
  await scrollTo(page, top + height * 0.08);
  await page.waitForTimeout(700);
  expect(await hiddenSections(page)).toContain('faq-title');
  await scrollTo(page, top + height * 0.12);
  await expect.poll(() => hiddenSections(page)).not.toContain('faq-title');
  await scrollTo(page, 0);
  expect(await hiddenSections(page)).not.toContain('faq-title');
});

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is hidden', async ({ page }) => {
    await page.goto(landingPath(mainLanguage));
    for (const content of await page.locator('main > section > div').all()) await expect(content).toHaveCSS('opacity', '1');
  });
});
