import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';

const overlay = (page: Page) => page.locator('gatsby-fast-refresh');
const hero = resolve('data/locales/fr/hero.json');
const packs = resolve('data/packs.json');

/** Changes a file while a test runs, and puts it back whatever happens. */
async function withEdit(file: string, find: string, replacement: string, run: () => Promise<void>): Promise<void> {
  const source = readFileSync(file, 'utf8');
  expect(source).toContain(find);
  writeFileSync(file, source.replace(find, replacement));
  try {
    await run();
  } finally {
    writeFileSync(file, source);
  }
}

const mistakes = [
  [hero, '"Travaux",', '"Travaux"', /data\/locales\/fr\/hero\.json:\d+:\d+ .*expected a comma between two entries/],
  [packs, '"price": 350', '"prise": 350', /data\/packs\.json:\d+:\d+ .*packs\[0\]\.prise.*Did you mean "price"\?/],
] as const;

for (const [file, find, replacement, words] of mistakes) {
  test(`${replacement} shows over the page in the words of the check, and the page comes back when it is mended`, async ({
    page,
  }) => {
    await page.goto('/fr');
    const headline = page.locator('h1');
    await expect(headline).toBeVisible();
    const before = await headline.textContent();
    await withEdit(file, find, replacement, async () => {
      await expect(overlay(page)).toContainText(words, { timeout: 60_000 });
    });
    await expect(overlay(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(headline).toHaveText(before ?? '');
  });
}

test('a good edit shows by itself', async ({ page }) => {
  await page.goto('/fr');
  await withEdit(hero, 'Le premier CRM de la', 'Le tout premier CRM de la', async () => {
    await expect(page.locator('h1')).toContainText('tout premier', { timeout: 60_000 });
  });
});
