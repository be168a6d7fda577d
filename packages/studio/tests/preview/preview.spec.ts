import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { content, featureOf, firstOf, landingPath, languages, pack, registry } from '../../../../__tests__/e2e/support/site';
import { notationOf, writeEuros } from '../../../../src/content/notation';
import { dataFolder } from '../../../../src/data/read-data';
import { layoutMark } from '../../../fast-page/marks';
import { marksIn } from '../../src/preview/marks';
import type { CheckedAnswer } from '../../src/server/page-answers';
import { copy } from './global-setup';
import { ask, nearest, siteOrigin, test } from './preview-test';

const language = firstOf(languages);
const hero = `locales/${language}/hero.json`;
const parsed = <Content = Record<string, string>>(path: string) =>
  JSON.parse(readFileSync(join(dataFolder, path), 'utf8')) as Content;
const isOpen = (summary: Locator) => summary.evaluate(({ parentElement }) => (parentElement as HTMLDetailsElement).open);
const set = (path: string, key: (string | number)[], value: unknown) => ({
  title: 'Edit',
  edits: [{ path, edit: { kind: 'set', key, value } }],
});

/** The landing page has all its sections, and their layout is complete: nothing moves any more. Runs in the browser. */
const isSettled = ({ mark, sections }: { mark: string; sections: number }) =>
  document.documentElement.getAttribute(mark) === 'whole' &&
  document.querySelectorAll('main section[aria-labelledby]').length === sections;
const settled = { mark: layoutMark, sections: content.SiteSettings.sections.length };

/** The time limit until an edit shows, in milliseconds, as required of the studio. */
const soon = 2000;

test('a click leads to the file and key of what it is on', async ({ harness }) => {
  const { frame, heard, open, pickText } = harness;
  await open(landingPath(language));
  const words = parsed(hero);
  for (const key of ['headlineBefore', 'headlineGradient', 'badge']) {
    expect(nearest((await pickText(words[key] ?? '')).fields)).toEqual({ path: hero, key: [key] });
  }
  const price = writeEuros(pack.price ?? 0, notationOf(language));
  await frame.locator('article strong').filter({ hasText: price }).first().click();
  const { fields } = await heard('pick');
  expect(nearest(fields)).toEqual({ path: 'packs.json', key: ['packs', content.Packs.packs.indexOf(pack), 'price'] });
  const faq = `locales/${language}/content/faq.json`;
  const { entries } = parsed<{ entries: { question: string; published?: boolean }[] }>(faq);
  const index = entries.findLastIndex((entry) => entry.published !== false && !entry.question.includes('{{'));
  const question = entries[index]?.question ?? '';
  expect(nearest((await pickText(question)).fields)).toEqual({ path: faq, key: ['entries', index, 'question'] });
  expect(await isOpen(frame.locator('summary').filter({ hasText: question }))).toBe(false);
});

test('a click on a picture or a link names it and does not follow it', async ({ harness }) => {
  const { frame, heard, open } = harness;
  const feature = firstOf(content.FeatureCatalogue.features);
  const path = registry.pathOf({ kind: 'feature', id: feature.id }, language);
  await open(path);
  const image = frame.getByAltText(featureOf(language, feature.id).image.alt).first();
  await image.scrollIntoViewIfNeeded();
  await image.click();
  const picked = await heard('pick');
  const text = `locales/${language}/content/features/${feature.id}.json`;
  expect(picked.picture).toMatch(/^features\/.+\.(?:png|jpe?g|webp|avif)$/);
  expect(readFileSync(join(dataFolder, text), 'utf8')).toContain(picked.picture);
  expect(picked.fields.map((field) => [field.path, field.key])).toContainEqual([text, ['image', 'alt']]);
  const link = frame.locator('footer a[href^="tel:"]').first();
  await link.click();
  const linked = await heard('pick');
  expect(linked.href).toMatch(/^tel:/);
  expect(linked.fields.map((field) => [field.path, field.key])).toContainEqual(['site.json', ['contact', 'phone']]);
  expect(new URL(frame.url()).pathname).toBe(path);
});

test('an edit shows on the page in time, and so does taking it back', async ({ harness }) => {
  await harness.open(landingPath(language));
  const before = parsed(hero).badge ?? '';
  await expect(harness.frame.getByText(before).first()).toBeVisible();
  const times: number[] = [];
  for (const text of ['Pour les menuisiers', 'Pour les plaquistes', 'Pour les façadiers']) {
    const since = performance.now();
    await ask('edit', set(hero, ['badge'], text));
    // In every frame: Playwright's own retries are half a second apart.
    await harness.frame.waitForFunction((words) => document.body.textContent?.includes(words), text, { timeout: 30_000 });
    times.push(Math.round(performance.now() - since));
  }
  for (let undone = 0; undone < times.length; undone++) await ask('undo');
  await expect(harness.frame.getByText(before).first()).toBeVisible();
  console.log(`From edit to page: ${times.join(', ')} ms`);
  expect(Math.max(...times)).toBeLessThan(soon);
});

test('a file that another program replaces shows on the page, each time', async ({ harness }) => {
  await harness.open(landingPath(language));
  const file = join(copy, 'data', hero);
  const before = readFileSync(file, 'utf8');
  const { badge = '' } = JSON.parse(before);
  // As `git switch` does: the new file is another one, under the same name.
  const replaceBy = (text: string) => {
    writeFileSync(join(copy, 'hero.json.new'), before.replace(badge, text));
    renameSync(join(copy, 'hero.json.new'), file);
  };
  for (const text of ['Sur une autre branche', 'Encore une autre', badge]) {
    replaceBy(text);
    await expect(harness.frame.getByText(text).first()).toBeVisible();
  }
});

test('a mistake leaves the page as it was', async ({ harness }) => {
  await harness.open(landingPath(language));
  const { badge = '' } = parsed(hero);
  await ask('edit', set('testimonials.json', ['testimonials', 0, 'rating'], 9));
  await ask('edit', set(hero, ['badge'], 'Not to be seen'));
  await harness.page.waitForTimeout(2 * soon);
  await expect(harness.frame.getByText(badge).first()).toBeVisible();
  await expect(harness.frame.getByText('Not to be seen')).toHaveCount(0);
  await ask('undo');
  await ask('undo');
});

test('a page that goes and comes back breaks neither the page that lists it nor the development server', async ({
  harness,
}) => {
  const crashes: string[] = [];
  harness.page.on('pageerror', ({ message }) => crashes.push(message));
  await harness.open(registry.pathOf({ kind: 'features' }, language));
  const { id } = firstOf(content.FeatureCatalogue.features);
  await ask('removepage', { collection: 'features', id });
  const { problems } = (await ask('check')) as CheckedAnswer;
  const mistakes = problems.filter(({ severity }) => severity === 'error');
  await ask('remedy', { problems: mistakes.map(({ kind, file, key, found }) => ({ kind, file, key, found })) });
  await harness.page.waitForTimeout(2 * soon);
  await ask('undo');
  await ask('undo');
  await harness.page.waitForTimeout(soon);
  await harness.open(registry.pathOf({ kind: 'features' }, language));
  expect(await ask('alive')).toMatchObject({ preview: { stage: 'ready' } });
  expect(crashes).toEqual([]);
});

test('the studio shows the page of its preview by itself', async ({ page }) => {
  await page.goto(process.env.STUDIO_ADDRESS ?? '');
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText(new RegExp(parsed(hero).headlineBefore ?? ''));
  await expect(page.locator('iframe')).toBeVisible();
});

/** Returns a value without its texts and numbers. */
const emptied = (value: unknown): unknown => {
  if (typeof value === 'string') return '';
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return value.map(emptied);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
};

test('a new page shows before it is written, and a click on what stands in for a text opens its field', async ({
  harness,
}) => {
  const [id, model] = ['added', firstOf(content.FeatureCatalogue.features)];
  const textsOf = (code: string) => {
    const { $schema: _, ...text } = parsed<Record<string, unknown>>(`locales/${code}/content/features/${model.id}.json`);
    const { portrait: __, ...image } = text.image as Record<string, unknown>;
    const benefits = (text.benefits as Record<string, unknown>[]).map(({ plate: ___, ...benefit }) => benefit);
    // What may be left out is left out, as the studio does.
    const none = { stat: null, statDescription: null };
    return { ...(emptied({ ...text, image, benefits }) as object), ...none, slug: id, previousSlugs: [] };
  };
  const texts = Object.fromEntries(languages.map((code) => [code, textsOf(code)]));
  await ask('addpage', { collection: 'features', facts: { ...model, id, listId: id }, texts });
  const path = registry.pathOf({ kind: 'feature', id: model.id }, language).replace(/[^/]+$/, id);
  await expect(async () => {
    await harness.frame.goto(siteOrigin + path);
    await expect(harness.frame.locator('h1')).toContainText(`Title · ${id}`, { timeout: 5000 });
  }).toPass();
  const { fields } = await harness.pickText(`Description · ${id}`);
  expect(nearest(fields)).toEqual({ path: `locales/${language}/content/features/${id}.json`, key: ['description'] });
  await ask('undo');
});

test('a new question is scrolled to as soon as the page shows it', async ({ harness }) => {
  await harness.open(registry.pathOf({ kind: 'landing' }, language));
  const path = `locales/${language}/content/faq.json`;
  const { entries } = parsed<{ entries: object[] }>(path);
  const words = Object.fromEntries(languages.map((code) => [code, { id: 'added', question: '', answer: '' }]));
  await harness.say({ kind: 'show', path, key: ['entries', entries.length] });
  await ask('addentry', { kind: 'faq', words });
  await expect(harness.frame.getByText('Question · added').first()).toBeInViewport();
  await ask('undo');
});

/** Counts the texts of a page with marks, and returns those whose size the marks change. Runs in the browser. */
function marksThatShow(): { count: number; shown: string[] } {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const sizeOf = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    return `${width.toFixed(2)} × ${height.toFixed(2)}, page ${document.documentElement.scrollHeight}`;
  };
  const marked = nodes.filter((node) => /[\u{E0100}-\u{E01EF}]/u.test(node.data));
  const shown = marked.flatMap((node) => {
    const [data, before] = [node.data, sizeOf(node)];
    node.data = data.replace(/[\u{E0100}-\u{E01EF}]/gu, '');
    const after = sizeOf(node);
    node.data = data;
    return before === after ? [] : [`${data}: ${before}; ${after}`];
  });
  return { count: marked.length, shown };
}

test('nobody sees a mark: with and without, every text is as wide, and the page as high', async ({ harness }) => {
  await harness.open(landingPath(language));
  await harness.frame.waitForFunction(isSettled, settled);
  await harness.frame.evaluate(() => document.fonts.ready);
  const { count, shown } = await harness.frame.evaluate(marksThatShow);
  expect(count).toBeGreaterThan(50);
  expect(shown).toEqual([]);
});

test('no address, id or structured address carries a mark', async ({ harness }) => {
  await harness.open(landingPath(language));
  const marked = await harness.frame.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => !['alt', 'aria-label', 'title', 'placeholder', 'content'].includes(name))
        .filter(({ value }) => /[\u{E0100}-\u{E01EF}]|%F3%A0%84/u.test(value))
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
  );
  expect(marked).toEqual([]);
  const data = await harness.frame.locator('script[type="application/ld+json"]').allTextContents();
  const addresses = data.join().match(/"(?:https?:|mailto:|tel:|\+)[^"]*"/g) ?? [];
  expect(addresses.filter((address) => marksIn(address).length > 0)).toEqual([]);
});

test('the list has every text of the page, and each can be shown', async ({ harness }) => {
  await harness.open(landingPath(language));
  await harness.frame.locator('meta[name="description"]').waitFor({ state: 'attached' });
  await harness.say({ kind: 'list' });
  const { fields } = await harness.heard('list');
  const places = fields.map(({ path, key }) => `${path} ${key.join('.')}`);
  expect(new Set(places).size).toBe(places.length);
  const pages = `locales/${language}/content/pages.json`;
  for (const place of [`${pages} landing.title`, `${pages} landing.description`, `${hero} badge`]) {
    expect(places).toContain(place);
  }
  expect(fields.filter(({ text }) => marksIn(text).length > 0)).toEqual([]);
  const last = fields.findLast(({ path }) => path.endsWith('/footer.json'));
  if (!last) throw new Error('The list ends before the footer.');
  // The studio around the frame scrolls, too, in a narrow window: it must stay where the opened field is.
  const away = 600;
  await harness.page.evaluate((top) => {
    document.body.style.setProperty('padding-bottom', '2000px');
    window.scrollTo(0, top);
  }, away);
  await harness.say({ kind: 'show', path: last.path, key: [...last.key] });
  await expect(harness.frame.locator('html > div[aria-hidden="true"]')).toBeVisible();
  expect(await harness.frame.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  expect(await harness.page.evaluate(() => window.scrollY)).toBe(away);
});

test('with Alt, or without picking, the page works as usual', async ({ harness }) => {
  const { frame, open, say } = harness;
  await open(landingPath(language));
  const question = frame.locator('details summary').first();
  await question.click({ modifiers: ['Alt'] });
  await expect.poll(() => isOpen(question)).toBe(true);
  await say({ kind: 'picking', on: false });
  await harness.page.waitForTimeout(100);
  await question.click();
  await expect.poll(() => isOpen(question)).toBe(false);
});

test('for another origin, the page does not even show in a frame, and tells nothing', async ({ page }) => {
  const site = siteOrigin + landingPath(language);
  // From a real server: Chromium keeps a page that Playwright makes up from pages on this machine.
  const other = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(
      `<script>window.heard = []; addEventListener('message', ({ data }) => data?.from && heard.push(data))</script>
        <iframe src="${site}"></iframe>`,
    );
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  await page.waitForTimeout(500);
  await expect(page.frameLocator('iframe').locator('h1')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  other.close();
});
