import type { Page } from '@playwright/test';
import { bar, clickInBar, dialog, openDialog } from './support/consent';
import { landing } from './support/pages';
import { cookies, mainLanguage, wordsOf } from './support/site';
import { expect, moving, phone, test } from './support/test';
import { endOfPage, scrollTo, visit, whenSettled } from './support/visit';

test.use({ earlierChoice: 'none' });

test('with reduced motion, nothing moves, fades or slides, and links jump without scrolling', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const type of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(type, (event) => {
        const name = 'propertyName' in event ? event.propertyName : event.animationName;
        moved.push(`${type} ${name}: ${(event.target as Element).textContent?.slice(0, 30)}`);
      });
    }
  });
  const { header, clientReviews } = wordsOf(mainLanguage);
  await visit(page, landing);
  await clickInBar(page, cookies.banner.acceptAll);
  await expect(bar(page)).toBeHidden();
  await page.getByRole('banner').locator('summary').click();
  await page.getByRole('tab').nth(2).click();
  await page.locator('#faq-section summary').first().click();
  await page.locator('#testimonials-section').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: clientReviews.next }).click();
  for (let top = 0; top < 9000; top += 600) await scrollTo(page, top);
  await scrollTo(page, endOfPage);
  await openDialog(page);
  await dialog(page).getByRole('button', { name: cookies.modal.close }).click();
  await expect(dialog(page)).toBeHidden();
  await page.setViewportSize(phone.viewport);
  await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
  await page.getByRole('dialog', { name: header.menu }).getByRole('button', { name: header.closeMenu }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  const places = await page.evaluate(async () => {
    window.location.hash = 'pricing-section';
    const seen = new Set<number>();
    for (let frames = 0; frames < 20; frames++) {
      await new Promise(requestAnimationFrame);
      seen.add(Math.round(document.querySelector(':target')?.getBoundingClientRect().top ?? 0));
    }
    return seen.size;
  });
  expect(places).toBeLessThanOrEqual(2);
});

/** Whether the questions wait to be revealed. */
const areHidden = (page: Page) =>
  page
    .locator('section[aria-labelledby="faq-title"] > *')
    .first()
    .evaluate((part) => getComputedStyle(part).opacity !== '1');

test.describe('with motion', () => {
  test.use(moving);

  test('what waits to be revealed is shown on paper, and where the focus is', async ({ page }) => {
    await visit(page, landing);
    await whenSettled(page);
    await expect.poll(() => areHidden(page)).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await areHidden(page)).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page
      .locator('#faq-section summary')
      .first()
      .evaluate((summary: HTMLElement) => summary.focus({ preventScroll: true }));
    expect(await areHidden(page)).toBe(false);
  });
});
