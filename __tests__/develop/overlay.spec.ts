import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { loadContent } from '../../src/build/load-content';

const overlay = (page: Page) => page.locator('gatsby-fast-refresh');
const { defaultLanguage: language } = loadContent().SiteSettings;
const hero = resolve(`data/locales/${language}/hero.json`);
const packs = resolve('data/packs.json');

/** Changes the first place of a file that looks so while a test runs, and puts it back whatever happens. */
async function withEdit(file: string, find: RegExp, replacement: string, run: () => Promise<void>): Promise<void> {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(find);
  writeFileSync(file, source.replace(find, replacement));
  try {
    await run();
  } finally {
    writeFileSync(file, source);
  }
}

const mistakes = [
  ['a missing comma', hero, /",\n/, '"\n', /hero\.json:\d+:\d+ .*expected a comma between two entries/],
  ['a mistyped key', packs, /"price"/, '"prise"', /data\/packs\.json:\d+:\d+ .*\.prise.*Did you mean "price"\?/],
] as const;

for (const [mistake, file, find, replacement, words] of mistakes) {
  test(`${mistake} shows over the page in the words of the check, and the page comes back when it is mended`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
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
  await page.goto(`/${language}`);
  await withEdit(hero, /"headlineBefore": "/, '"headlineBefore": "Editor here: ', async () => {
    await expect(page.locator('h1')).toContainText('Editor here:', { timeout: 60_000 });
  });
});
