import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { diskFiles } from '../../src/files/disk-files';
import { bundlePage, type PageFiles } from '../../src/server/page-files';
import { startServer } from '../../src/server/server';
import { Studio } from '../../src/studio';
import { type FakeText, startFakePreview } from './fake-preview';

/** The texts that the fake preview shows. */
const texts: readonly FakeText[] = [
  { path: 'locales/fr/hero.json', key: ['badge'], text: 'Badge' },
  { path: 'locales/fr/content/testimonials.json', key: ['testimonials', 0, 'content'], text: 'Testimonial' },
  { path: 'locales/fr/content/faq.json', key: ['entries', 0, 'answer'], text: 'Answer' },
];

interface WorkerFixtures {
  bundle: PageFiles;
}

/** A running studio with its own folder. */
export interface Running {
  address: string;
  /** The path of its `data/`. */
  folder: string;
  studio: Studio;
  /** Reads a file from the disk. */
  read(path: string): string;
  /** Changes a file on the disk, as another program would. */
  write(path: string, change: (text: string) => string): void;
  close(): Promise<void>;
}

/**
 * Starts a studio.
 * @param page the files of the page
 * @param fill writes its `data/`
 */
export async function startStudio(page: PageFiles, fill: (folder: string) => void): Promise<Running> {
  const root = mkdtempSync(join(tmpdir(), 'studio-page-'));
  const folder = join(root, 'data');
  fill(folder);
  const studio = new Studio(diskFiles({ data: folder, cache: join(root, 'cache') }), { folder });
  const server = await startServer(studio, { page });
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, change: (text: string) => string) => writeFileSync(join(folder, path), change(read(path)));
  const close = async () => {
    await server.close();
    rmSync(root, { recursive: true });
  };
  return { address: server.address, folder, studio, read, write, close };
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
    const running = await startStudio(bundle, (folder) => cpSync('__tests__/fixtures/site', folder, { recursive: true }));
    await use(running);
    await running.close();
  },
  opened: async ({ page, studio }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    const preview = await startFakePreview(texts);
    await page.route('**/api/preview', (route) =>
      route.fulfill({ json: { origin: preview.origin, stage: 'ready', isBehind: false } }),
    );
    await page.goto(studio.address);
    await expect(page.getByRole('tab').first()).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    await use(page);
    await preview.close();
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

/**
 * Marks translations as up to date, one by one: a button leaves with its mark.
 * @param count how many there are, also such as stay unmarked
 * @param marked how many of them to mark
 * @param afterEach is called after each click, with its index
 */
export async function markUpToDate(page: Page, count: number, marked = count, afterEach?: (index: number) => Promise<void>) {
  const buttons = page.getByRole('button', { name: 'Mark as up to date' });
  for (let index = 0; index < marked; index++) {
    await expect(buttons).toHaveCount(count - index);
    await buttons.first().click();
    await afterEach?.(index);
  }
  await expect(buttons).toHaveCount(count - marked);
}

export { expect };
