import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { loadContent } from '../../src/data/load-content';
import { test, withEdit } from './develop-server';
import { developPort } from './playwright.config';

const overlay = (page: Page) => page.locator('gatsby-fast-refresh');
const { defaultLanguage: language, languages, sections } = loadContent().SiteSettings;
const hero = resolve(`data/locales/${language}/hero.json`);
const packs = resolve('data/packs.json');

test('a server that is started with a broken file shows the mistake, and the site once it is fixed', ({ server }) => {
  expect(server.shownBeforeFix).toMatch(/data\/packs\.json:\d+:\d+ .*\.prise.*Did you mean "price"\?/);
});

const mistakes = [
  ['a missing comma', hero, /",\n/, '"\n', /hero\.json:\d+:\d+ .*expected a comma between two entries/],
  ['a mistyped key', packs, /"price"/, '"prise"', /data\/packs\.json:\d+:\d+ .*\.prise.*Did you mean "price"\?/],
] as const;

for (const [mistake, file, find, replacement, words] of mistakes) {
  test(`${mistake} shows the message of the check over the page, opens in the editor, and disappears when it is fixed`, async ({
    page,
    server,
  }) => {
    await page.goto(`/${language}`);
    const headline = page.locator('h1').first();
    await expect(headline).toBeVisible();
    const before = await headline.textContent();
    await withEdit(file, find, replacement, async () => {
      await expect(overlay(page)).toContainText(words, { timeout: 60_000 });
      await overlay(page).getByRole('button', { name: 'Open in editor' }).click();
      const [, line = ''] = /json:(\d+):\d+ /.exec((await overlay(page).locator('pre').textContent()) ?? '') ?? [];
      expect(Number(line)).toBeGreaterThan(1);
      await expect.poll(server.openedInEditor).toBe(`-g ${file}:${line}:1`);
    });
    await expect(overlay(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(headline).toHaveText(before ?? '');
  });
}

test('a valid edit appears without a reload', async ({ page }) => {
  await page.goto(`/${language}`);
  await withEdit(hero, /"headlineBefore": "/, '"headlineBefore": "Editor here: ', async () => {
    await expect(page.locator('h1')).toContainText('Editor here:', { timeout: 60_000 });
  });
});

for (const code of languages) {
  test(`the demo shows in "${code}"`, async ({ page }) => {
    test.skip(!sections.includes('demo'), 'The landing page has no demo.');
    await page.goto(`/${code}`);
    await page.locator('#demo-title').scrollIntoViewIfNeeded();
    const frame = page.locator('section:has(#demo-title) iframe');
    await expect(frame).toBeVisible();
    await expect(frame.contentFrame().locator('html')).toHaveAttribute('lang', code);
  });
}

test('an unknown address shows the 404 page', async ({ page }) => {
  await page.goto('/nowhere-at-all');
  await expect(page.locator('body')).toContainText('/nowhere-at-all');
});

test('without --host, other machines in the network get no response', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  test.skip(others.length === 0, 'This computer is in no network.');
  for (const { address } of others) expect(await answers(address)).toBe(false);
});

const answers = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(developPort, host, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
