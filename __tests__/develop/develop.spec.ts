import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { loadContent } from '../../src/data/load-content';
import { port } from '../support/browser-config';
import { test, withEdit } from './develop-server';

const overlay = (page: Page) => page.locator('gatsby-fast-refresh');
const { defaultLanguage: language, languages, sections } = loadContent().SiteSettings;
const hero = resolve(`data/locales/${language}/hero.json`);
const packs = resolve('data/packs.json');
const redirects = resolve('data/redirects.json');

test('a server that is started with a broken file shows the mistake, and the site once it is fixed', ({ server }) => {
  expect(server.shownBeforeFix).toMatch(/data\/packs\.json:\d+:\d+ .*\.prise.*Did you mean "price"\?/);
  expect(server.givenBeforeFix).toBe(403);
});

/** The message is wrapped, so that no line goes beyond the edge of the window. */
const mistakes = [
  ['a missing comma', hero, /",\n/, '"\n', /hero\.json:\d+:\d+ [\s\S]*expected\s+a\s+comma\s+between\s+two\s+entries/],
  [
    'a mistyped key',
    packs,
    /"price"/,
    '"prise"',
    /data\/packs\.json:\d+:\d+ [\s\S]*\.prise[\s\S]*Did\s+you\s+mean\s+"price"\?/,
  ],
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
      // The end of a line, which says what to do, is not beyond the edge.
      const hidden = overlay(page)
        .locator('pre')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(await hidden).toBe(0);
      await expect.poll(server.openedInEditor).toBe(`-g ${file}:${line}:1`);
    });
    await expect(overlay(page)).toHaveCount(0, { timeout: 60_000 });
    await expect(headline).toHaveText(before ?? '');
  });
}

test('a valid edit appears without a reload', async ({ page }) => {
  await page.goto(`/${language}`);
  await withEdit(hero, /"headlineBefore": "[^"]*"/, '"headlineBefore": "Editor here"', async () => {
    await expect(page.locator('h1')).toContainText('Editor here', { timeout: 60_000 });
  });
  // Gatsby tells changes to connected pages alone: the next test's page could load the old text, and never hear of the new one.
  await expect(page.locator('h1')).not.toContainText('Editor here', { timeout: 60_000 });
});

/** Every word of a page: what is in it, also where it is hidden, and its accessible names. */
const wordsOn = (page: Page) =>
  page.locator('#gatsby-focus-wrapper').evaluate((element) => {
    const wrapper = element.cloneNode(true) as Element;
    for (const part of wrapper.querySelectorAll('script, style')) part.remove();
    const names = [...wrapper.querySelectorAll('*')].map((part) => part.getAttribute('aria-label') ?? '');
    return [wrapper.textContent ?? '', ...names].join(' ').split(/\s+/).filter(Boolean);
  });

for (const code of languages) {
  test(`the words in "${code}" are those of the build`, async ({ page, browser }) => {
    const built = join('public', `${code}.html`);
    expect(existsSync(built), 'the site has been built: npm run build').toBe(true);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.setContent(readFileSync(built, 'utf8'), { waitUntil: 'commit' });
    const expected = await wordsOn(plain);
    expect(expected.length).toBeGreaterThan(200);
    await page.goto(`/${code}`);
    await expect(async () => expect(await wordsOn(page)).toEqual(expected)).toPass({ timeout: 30_000 });
    await context.close();
  });
}

for (const code of languages) {
  test(`the demo shows in "${code}"`, async ({ page }) => {
    test.skip(!sections.includes('demo'), 'The landing page has no demo.');
    const refused: string[] = [];
    page.on('response', (response) => void (response.status() === 403 && refused.push(response.url())));
    await page.goto(`/${code}`);
    await page.locator('#demo-title').scrollIntoViewIfNeeded();
    const frame = page.locator('section:has(#demo-title) iframe');
    await expect(frame).toBeVisible();
    await expect(frame.contentFrame().locator('html')).toHaveAttribute('lang', code);
    // The frame is sandboxed: without an origin, it requests its script as another site would.
    const progress = () =>
      frame
        .contentFrame()
        .locator('html')
        .evaluate(() => document.readyState);
    await expect.poll(progress).toBe('complete');
    expect(refused).toEqual([]);
  });
}

test('redirects and addresses with a slash lead on as on a host, and follow edits', async ({ page }) => {
  const answerTo = (path: string) => page.request.get(path, { maxRedirects: 0 });
  const data = JSON.parse(readFileSync(redirects, 'utf8'));
  const rules = [{ from: '/an-old-address', to: `/${language}` }, ...data.redirects];
  const edited = JSON.stringify({ ...data, redirects: rules });
  await withEdit(redirects, /^.*$/s, edited.replaceAll('$', '$$$$'), async () => {
    const location = async () => (await answerTo('/an-old-address?a=1')).headers().location;
    await expect.poll(location, { timeout: 60_000 }).toBe(`/${language}?a=1`);
    await page.goto('/an-old-address');
    await expect(page).toHaveURL(`/${language}`);
    await expect(page.locator('h1').first()).toBeVisible();
    for (const { from } of rules) expect([301, 302]).toContain((await answerTo(from)).status());
  });
  await expect.poll(async () => (await answerTo('/an-old-address')).status(), { timeout: 60_000 }).toBe(404);
});

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
    const socket = connect(port, host, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });
