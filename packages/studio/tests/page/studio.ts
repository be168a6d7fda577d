import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { diskFiles } from '../../src/files/disk-files';
import { bundlePage, type PageFiles } from '../../src/server/page';
import { startServer } from '../../src/server/server';
import { Studio } from '../../src/studio';

/** The texts that the fake preview shows. */
const texts = [
  { path: 'locales/fr/hero.json', key: ['badge'], text: 'Badge' },
  { path: 'locales/fr/content/testimonials.json', key: ['testimonials', 0, 'content'], text: 'Testimonial' },
  { path: 'locales/fr/content/faq.json', key: ['entries', 0, 'answer'], text: 'Answer' },
];

/** A page that replaces the development site: its buttons select texts, with the preview's messages to the studio. */
const previewPage = `<!doctype html><html lang="fr"><title>Preview</title>
<h1>Preview</h1>
${texts.map(({ text }, mark) => `<p><button data-mark="${mark}">${text}</button></p>`).join('\n')}
<script>
const texts = ${JSON.stringify(texts)};
const say = (message) => parent.postMessage({ from: 'preview', ...message }, '*');
say({ kind: 'page', path: location.pathname, language: location.pathname.slice(1, 3) });
document.addEventListener('click', ({ target }) => {
  if (target.dataset.mark) say({ kind: 'pick', fields: [texts[target.dataset.mark]] });
});
addEventListener('message', ({ data }) => {
  if (data.to !== 'preview') return;
  if (data.kind === 'list') say({ kind: 'list', fields: texts });
});
</script></html>`;

/** A fake preview, and what it answers instead of its page: undefined for the page. */
interface FakePreview {
  instead: string | undefined;
  origin: string;
  close(): Promise<void>;
}

/** Starts a fake preview on this machine. */
async function startFakePreview(): Promise<FakePreview> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(preview.instead ?? previewPage);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  const preview: FakePreview = { instead: undefined, origin: `http://127.0.0.1:${port}`, close };
  return preview;
}

interface WorkerFixtures {
  bundle: PageFiles;
}

/** A running studio with its own folder. */
export interface Running {
  address: string;
  /** The path of its `data/`. */
  folder: string;
  studio: Studio;
  preview: FakePreview;
  /** Reads a file from the disk. */
  read(path: string): string;
  /** Changes a file on the disk, as another program would. */
  write(path: string, change: (text: string) => string): void;
  close(): Promise<void>;
}

/** Starts a studio on a copy of the sample site, with a preview. */
async function startStudio(page: PageFiles): Promise<Running> {
  const root = mkdtempSync(join(tmpdir(), 'studio-page-'));
  const folder = join(root, 'data');
  cpSync('__tests__/fixtures/site', folder, { recursive: true });
  const studio = new Studio(diskFiles({ data: folder, cache: join(root, 'cache') }), { folder });
  const preview = await startFakePreview();
  const state = { origin: preview.origin, stage: 'ready' as const };
  const server = await startServer(studio, { page, preview: { state, follow: () => undefined } });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, change: (text: string) => string) => writeFileSync(join(folder, path), change(read(path)));
  const close = async () => {
    await Promise.all([server.close(), preview.close()]);
    rmSync(root, { recursive: true });
  };
  return { address: server.address, folder, studio, preview, read, write, close };
}

interface Fixtures {
  studio: Running;
  /** The opened page of the studio; a warning or error in its console fails the test. */
  opened: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  bundle: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
    async ({}, use) => use(await bundlePage()),
    { scope: 'worker' },
  ],
  studio: async ({ bundle }, use) => {
    const running = await startStudio(bundle);
    await use(running);
    await running.close();
  },
  opened: async ({ page, studio }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(studio.address);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** Clicks a button in the preview. */
export const clickInPreview = (page: Page, name: string) =>
  page.frameLocator('iframe').getByRole('button', { name, exact: true }).click();

/** Returns the field of a place, by the id of its element. */
export const fieldAt = (page: Page, path: string, key: string) => page.locator(`[id="field:${path}:${key}"]`);

/** Waits until the edits are stored as a draft. */
export const expectKept = (page: Page) =>
  expect(page.getByRole('banner').getByRole('status')).toContainText('Kept as a draft');

export { expect };
