import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
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

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the page of hosted editing as the build writes it, with the headers that hosts send.
 * @param backend replaces the Git host in the configuration, for example by the test back end
 */
async function serveAdmin(backend?: object) {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  await writeAdmin(folder, github, site.languages);
  const model = withAdmin(siteModelOf(content), github);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const path = join(folder, pathname === adminPage.path ? adminPage.file : pathname);
    const headers = headersOf(model, pathname);
    if (!existsSync(path)) return response.writeHead(404, headers).end();
    const isConfig = pathname === '/admin/config.json' && backend !== undefined;
    const body = readFileSync(path);
    response.writeHead(200, { ...headers, 'Content-Type': types[extname(path)] ?? 'text/plain' });
    response.end(isConfig ? JSON.stringify({ ...JSON.parse(body.toString()), backend, publish_mode: 'simple' }) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${adminPage.path}`,
    end: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
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
    const { protocol, hostname, origin } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && origin !== allowed) faults.push(request.url());
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
  const server = await serveAdmin({ name: 'test-repo' });
  const faults = faultsOf(page);
  await page.goto(server.address.replace('/editor', '/config.json'));
  await fillWith(page, data.sources);
  await page.goto(server.address);
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
  server.end();
});

test('the page of a Git host asks for a token, and reaches nothing but that host', async ({ page }) => {
  const server = await serveAdmin();
  await page.route(/^https:/, (route) =>
    route.fulfill({ json: { status: { indicator: 'none' } }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const faults = faultsOf(page, 'https://www.githubstatus.com');
  await page.goto(server.address);
  await expect(page.getByRole('button', { name: /token/i })).toBeVisible();
  expect(faults).toEqual([]);
  server.end();
});
