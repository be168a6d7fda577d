import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { loadContent } from '../../src/data/load-content';
import { wordsOn } from '../e2e/support/visit';
import { ask } from '../hosts/ask';
import { port } from '../support/browser-config';
import { foreignRequests } from '../support/foreign-requests';

const { defaultLanguage: language, sections } = loadContent().SiteSettings;
const hero = `data/locales/${language}/hero.json`;
const redirects = 'data/redirects.json';

/** Changes the first match in a file while `run` runs, and always restores the file. */
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

const answers = (host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

let server: ChildProcess;

test.beforeAll(
  'a server that is started with a broken file shows the mistake, and the site once it is fixed',
  async ({ browser }) => {
    const startTime = 600_000;
    test.setTimeout(startTime);
    const page = await browser.newPage();
    const address = `http://localhost:${port}/`;
    await withEdit('data/packs.json', /"price"/, '"prise"', async () => {
      // As on a machine for builds: it has to be the development server there, too, with its guard.
      const env = { ...process.env, NODE_ENV: 'production' } as const;
      server = spawn('npm', ['run', 'develop', '--', '--port', String(port)], { env, stdio: 'inherit' });
      await expect(() => page.goto(address, { timeout: 1_000 })).toPass({ timeout: 60_000 });
      await expect(page.locator('pre')).toHaveText(/data\/packs\.json:\d+:\d+ .*\.prise.*Did you mean "price"\?/);
      const response = await page.request.get(address, { headers: { Origin: 'https://elsewhere.example' } });
      expect(response.status()).toBe(403);
    });
    await expect(page.locator('h1')).not.toHaveText('The site cannot start yet', { timeout: startTime });
    await page.close();
  },
);

test.afterAll('a server that is killed leaves its port', async () => {
  server.kill();
  await expect.poll(() => answers('localhost')).toBe(false);
});

test('a mistake shows the message of the check over the page, and disappears when it is fixed', async ({ page }) => {
  const overlay = page.locator('gatsby-fast-refresh');
  await page.goto(`/${language}`);
  await expect(page.locator('h1')).toBeVisible();
  await withEdit(hero, /",\n/, '"\n', async () => {
    await expect(overlay).toContainText(/hero\.json:\d+:\d+ [\s\S]*expected\s+a\s+comma/, { timeout: 60_000 });
    // The end of a line, which says what to do, is not beyond the edge.
    const hidden = overlay.locator('pre').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await hidden).toBe(0);
  });
  await expect(overlay).toHaveCount(0, { timeout: 60_000 });
  await expect(page.locator('h1')).toBeVisible();
});

test('a valid edit appears without a reload', async ({ page }) => {
  await page.goto(`/${language}`);
  await withEdit(hero, /"headlineBefore": "[^"]*"/, '"headlineBefore": "Editor here"', async () => {
    await expect(page.locator('h1')).toContainText('Editor here', { timeout: 60_000 });
  });
  // Gatsby tells changes to connected pages alone: the next test's page could load the old text, and never hear of the new one.
  await expect(page.locator('h1')).not.toContainText('Editor here', { timeout: 60_000 });
});

test('the words are those of the build', async ({ page, browser }) => {
  const built = join('public', `${language}.html`);
  expect(existsSync(built), 'the site has been built: npm run build').toBe(true);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.setContent(readFileSync(built, 'utf8'), { waitUntil: 'commit' });
  const expected = await wordsOn(plain);
  expect(expected.length).toBeGreaterThan(200);
  await page.goto(`/${language}`);
  await expect(async () => expect(await wordsOn(page)).toEqual(expected)).toPass({ timeout: 30_000 });
  await plain.close();
});

test('the demo shows', async ({ page }) => {
  test.skip(!sections.includes('demo'), 'The landing page has no demo.');
  const refused: string[] = [];
  page.on('response', (response) => void (response.status() === 403 && refused.push(response.url())));
  await page.goto(`/${language}`);
  await page.locator('#demo-title').scrollIntoViewIfNeeded();
  const tour = page.frameLocator('section:has(#demo-title) iframe').locator('html');
  await expect(tour).toHaveAttribute('lang', language);
  await expect.poll(() => tour.evaluate(() => document.readyState)).toBe('complete');
  expect(refused).toEqual([]);
});

test('redirects lead on as on a host, and follow edits', async ({ page }) => {
  const answerTo = (path: string) => page.request.get(path, { maxRedirects: 0 });
  const data = JSON.parse(readFileSync(redirects, 'utf8'));
  const rules = [{ from: '/an-old-address', to: `/${language}` }, ...data.redirects];
  const edited = JSON.stringify({ ...data, redirects: rules });
  await withEdit(redirects, /^.*$/s, edited.replaceAll('$', '$$$$'), async () => {
    const location = async () => (await answerTo('/an-old-address?a=1')).headers().location;
    await expect.poll(location, { timeout: 60_000 }).toBe(`/${language}?a=1`);
    await page.goto('/an-old-address');
    await expect(page).toHaveURL(`/${language}`);
    for (const { from } of rules) expect([301, 302]).toContain((await answerTo(from)).status());
  });
  await expect.poll(async () => (await answerTo('/an-old-address')).status(), { timeout: 60_000 }).toBe(404);
});

test('a page of another site can show pages to a person, and reach nothing else', async () => {
  const { reached, visits } = await foreignRequests(`http://localhost:${port}`);
  expect(reached).toEqual(visits);
});

test('an address that nobody can decode is not found, as on a host', async () => {
  for (const path of ['/%', '/50%-off', '/%ff%fe'])
    expect(await ask(`http://localhost:${port}`, path)).toMatchObject({ status: 404 });
});

test('an address with capitals leads to the same one in small letters', async ({ page }) => {
  await page.goto(`/${language.toUpperCase()}?a=1`);
  await expect(page).toHaveURL(`/${language}?a=1`);
  await expect(page.locator('h1')).toBeVisible();
});

test('without --host, other machines in the network get no response', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  test.skip(others.length === 0, 'This computer is in no network.');
  for (const { address } of others) expect(await answers(address)).toBe(false);
});
