import type { Page } from '@playwright/test';
import { languages, wordsOf } from './support/site';
import { expect, phone, test } from './support/test';

/** Holds every script of the page back until it is told otherwise. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const language of languages) {
    test(`${language}: the menu’s button, pressed before any script has come, opens the menu once they have`, async ({
      page,
    }) => {
      const release = await holdScripts(page);
      const { header } = wordsOf(language);
      await page.goto(`/${language}`, { waitUntil: 'commit' });
      await page.getByRole('banner').getByRole('button', { name: header.openMenu }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      release();
      await expect(page.getByRole('dialog', { name: header.menu })).toBeVisible();
    });
  }
});

test('five more files, asked for before any script has come, are counted, and once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/en', { waitUntil: 'commit' });
  const counter = page.getByRole('group', { name: wordsOf('en').pricingSection.counter });
  await counter.getByRole('button').last().click();
  await expect(counter.locator('output')).toHaveText(/^0 /);
  release();
  await expect(counter.locator('output')).toHaveText(/^5 /);
  await counter.getByRole('button').last().click();
  await expect(counter.locator('output')).toHaveText(/^10 /);
});

test('a question opens before any script has come, and stays open when they have', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/es', { waitUntil: 'commit' });
  const question = page
    .locator('details')
    .filter({ has: page.locator('summary') })
    .last();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');
  release();
  await expect
    .poll(() => question.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
  await expect(question).toHaveAttribute('open');
});
