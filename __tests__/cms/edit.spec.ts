import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { writeAdmin } from '../../src/admin/write-admin';
import { checkSources } from '../../src/data/checks/check-data';
import { siteModelOf } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { readData } from '../../src/data/read-data';
import { adminPage, withAdmin } from '../../src/hosting/admin';
import { headersOf } from '../../src/hosting/headers';

const content = loadContent();
const { SiteSettings: site } = content;
const { sourceLanguage, name: siteName } = site;
const languages = [sourceLanguage, ...site.languages.filter((language) => language !== sourceLanguage)];
const github = {
  software: 'github',
  origin: 'https://github.com',
  repository: 'a/b',
  branch: 'main',
  siteName,
  sourceLanguage,
} as const;
const data = readData();

const origin = 'http://localhost';
const address = `${origin}${adminPage.path}`;

/**
 * Answers a page's requests with hosted editing as the build writes it, with the headers that hosts send.
 * @param backend replaces the Git host in the configuration, for example by the test back end
 */
async function serveAdmin(page: Page, backend?: object): Promise<void> {
  const folder = test.info().outputPath('admin');
  await writeAdmin(folder, github, site.languages);
  const model = withAdmin(siteModelOf(content), github);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, pathname === adminPage.path ? adminPage.file : pathname);
    const headers = headersOf(model, pathname);
    if (!existsSync(path)) return route.fulfill({ status: pathname === '/favicon.ico' ? 204 : 404, headers });
    if (pathname !== '/admin/config.json' || !backend) return route.fulfill({ path, headers });
    return route.fulfill({ json: { ...JSON.parse(readFileSync(path, 'utf8')), backend, publish_mode: 'simple' }, headers });
  });
}

/** The folder of the test back end's repository, in the browser's origin private file system. */
const folder = 'sveltia-cms-test';

/**
 * Writes files to the repository of the test back end.
 * @param sources texts by path below `data/`
 */
const fillWith = (page: Page, sources: ReadonlyMap<string, string>): Promise<void> =>
  page.evaluate(
    async ([root, files]) => {
      const top = await (await navigator.storage.getDirectory()).getDirectoryHandle(root, { create: true });
      for (const [path, text] of files) {
        const names = `data/${path}`.split('/');
        let parent = top;
        for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name, { create: true });
        const file = await parent.getFileHandle(names.at(-1) ?? '', { create: true });
        const writable = await file.createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    [folder, [...sources]] as const,
  );

/** Reads the texts of the repository, by path below `data/`. */
async function filesIn(page: Page): Promise<Map<string, string>> {
  const files = await page.evaluate(async (root) => {
    const found: [string, string][] = [];
    const read = async (parent: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of parent.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) found.push([path + name, await (await handle.getFile()).text()]);
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle(root), '');
    return found;
  }, folder);
  return new Map(files.map(([path, text]) => [path.replace(/^data\//, ''), text]));
}

/** Collects a page's errors, warnings and requests to other machines. */
function faultsOf(page: Page, allowed = ''): string[] {
  const faults: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && ![origin, allowed].includes(asked.origin)) faults.push(request.url());
  });
  return faults;
}

/** Returns the pane with a language's fields: the first language is on the left, any other on the right. */
async function paneOf(page: Page, language: string): Promise<Locator> {
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  const pane = page.getByRole('group', { name: new RegExp(`^Edit .*${name}.* Content$`) });
  const others = page.getByRole('group', { name: /^Edit .* Content$/ });
  await expect(others.first()).toBeVisible();
  if (!(await pane.isVisible())) await others.last().getByRole('radio', { name }).click();
  await expect(pane).toBeVisible();
  return pane;
}

test('a text that is changed in every language is saved, and nothing else changes', async ({ page }) => {
  await serveAdmin(page, { name: 'test-repo' });
  const faults = faultsOf(page);
  await page.goto(address.replace('/editor', '/config.json'));
  await fillWith(page, data.sources);
  await page.goto(address);
  await page.getByRole('button', { name: /Test/ }).click();
  await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
  await page.evaluate(() => location.assign('#/collections/interface/entries/hero'));
  for (const language of languages) {
    const pane = await paneOf(page, language);
    const subtitle = pane.getByRole('textbox', { name: 'subtitle', exact: true }).last();
    await subtitle.fill(`${await subtitle.inputValue()} 2`);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/#\/collections\/\w+$/);
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();

  const after = await filesIn(page);
  const heroes = new Set(languages.map((language) => `locales/${language}/hero.json`));
  const expected = [...data.sources].map(([path, text]): [string, string] => [
    path,
    heroes.has(path) ? text.replace(/("subtitle": ".*)(",?)$/m, '$1 2$2') : text,
  ]);
  expect.soft(after).toEqual(new Map(expected));
  const { problems } = checkSources({ ...data, sources: new Map([...data.sources, ...after]) });
  expect.soft(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect.soft(faults).toEqual([]);
});

test('the page of a Git host asks for a token, and reaches nothing but that host', async ({ page }) => {
  await serveAdmin(page);
  await page.route(/^https:/, (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const faults = faultsOf(page, 'https://www.githubstatus.com');
  await page.goto(address);
  await expect(page.getByRole('button', { name: /token/i })).toBeVisible();
  expect(faults).toEqual([]);
});
