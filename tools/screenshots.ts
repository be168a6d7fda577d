import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { registry as routes } from '../src/data/registry-store';
import type { Registry } from '../src/routing/types';
import { launchChromium, requireChromium } from './browser';
import { startPreview } from './preview-server';
import { runMain } from './run-main';
import { selected } from './selected';

const usage = `npm run screenshots -- [--language fr] [--width 360] [--view landing]

Takes screenshots of every kind of page, with and without scripts, and of every overlay of the built site, at 360, 768, 1440 and
1920 px, in every language, and writes them to screenshots/. Use the options to select some. Build first: npm run build.`;

const widths = [360, 768, 1440, 1920];
const height = 900;
const folder = 'screenshots';

interface View {
  name: string;
  path: (registry: Registry, language: string) => string;
  /** What to do before the picture is taken; the whole page is shown unless it says otherwise. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Only the window, not the whole page. */
  windowOnly?: boolean;
  /** Whether the view exists at a width. */
  at?: (width: number) => boolean;
  /** Leaves the cookie bar where it is. */
  undecided?: boolean;
  /** As for visitors whose browser runs no scripts. */
  withoutScripts?: boolean;
}

const mobile = (width: number) => width < 768;
const landing = (registry: Registry, language: string) => registry.pathOf({ kind: 'landing' }, language);

const kindsOfPage: View[] = [
  { name: 'landing', path: landing },
  { name: 'features', path: (registry, language) => registry.pathOf({ kind: 'features' }, language) },
  {
    name: 'feature',
    path: ({ pages }, language) => pages.find((page) => page.kind === 'feature' && page.language === language)?.path ?? '/',
  },
  { name: 'legal', path: (registry, language) => registry.pathOf({ kind: 'legal', id: 'cookies' }, language) },
  { name: 'not-found', path: (_, language) => `/${language}/nowhere` },
];

const views: View[] = [
  ...kindsOfPage,
  ...kindsOfPage.map((view) => ({ ...view, name: `${view.name}-no-scripts`, withoutScripts: true })),
  { name: 'cookie-bar', path: landing, windowOnly: true, undecided: true },
  {
    name: 'demo',
    path: landing,
    windowOnly: true,
    prepare: async (page) => {
      await page.locator('#video-section').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await page.waitForLoadState('networkidle');
    },
  },
  {
    name: 'cookie-dialog',
    path: landing,
    windowOnly: true,
    undecided: true,
    prepare: (page) => page.locator('section[aria-label] button').last().click(),
  },
  {
    name: 'toast',
    path: landing,
    windowOnly: true,
    undecided: true,
    prepare: (page) => page.locator('section[aria-label] button').first().click(),
  },
  {
    name: 'feature-menu',
    path: landing,
    windowOnly: true,
    at: (width) => !mobile(width),
    prepare: (page) => page.locator('header summary').click(),
  },
  {
    name: 'drawer',
    path: landing,
    windowOnly: true,
    at: mobile,
    prepare: async (page) => {
      await page.locator('header button[aria-haspopup]').click();
      await page.locator('[role="dialog"] summary').click();
    },
  },
  {
    name: 'setup-card',
    path: landing,
    windowOnly: true,
    at: (width) => !mobile(width),
    prepare: async (page) => {
      await page.locator('#pricing-section details').scrollIntoViewIfNeeded();
      await page.locator('#pricing-section summary').hover();
      await page.locator('[data-hover-card]').waitFor();
    },
  },
];

async function takePicture(browser: Browser, origin: string, view: View, path: string, language: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    javaScriptEnabled: !view.withoutScripts,
  });
  if (!view.undecided) await context.addInitScript(() => localStorage.setItem('cookieConsent', 'essential'));
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  if (!view.windowOnly) await showWhole(page, width);
  await view.prepare?.(page);
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${folder}/${view.name}-${width}-${language}.png` });
  await context.close();
}

/**
 * Lets everything load that waits for the visitor to come near, then makes the window as tall as the page: a picture of the
 * full page from a smaller window leaves frames of other origins blank.
 */
async function showWhole(page: Page, width: number): Promise<void> {
  const total = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < total; y += height / 2) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      language: { type: 'string' },
      width: { type: 'string' },
      view: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const registry = routes();
  const all = [...new Set(registry.pages.map((page) => page.language))];
  const languages = selected('--language', values.language, all);
  const widthNames = selected('--width', values.width, widths.map(String));
  const viewNames = selected(
    '--view',
    values.view,
    views.map(({ name }) => name),
  );
  mkdirSync(folder, { recursive: true });
  await requireChromium();
  const server = await startPreview(0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchChromium();
  let count = 0;
  for (const view of views.filter(({ name }) => viewNames.includes(name))) {
    for (const width of widths.filter((candidate) => widthNames.includes(String(candidate)))) {
      if (view.at && !view.at(width)) continue;
      for (const language of languages) {
        await takePicture(browser, origin, view, view.path(registry, language), language, width);
        count++;
      }
    }
    console.log(`${view.name} (${count} pictures so far)`);
  }
  await browser.close();
  server.close();
  if (count === 0) throw new Error(`--view ${values.view} does not exist at --width ${values.width}.`);
}

void runMain(main);
