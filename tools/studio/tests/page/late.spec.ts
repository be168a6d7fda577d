import type { Page, Route } from '@playwright/test';
import { clickInPreview, expect, expectKept, fieldAt, test } from './studio';

const [hero, faq] = ['locales/fr/hero.json', 'locales/fr/content/faq.json'];

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** Holds back the requests of a name; returns the function that lets them go. */
async function hold(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/${name}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const idsIn = (text: string) => (JSON.parse(text) as { entries: { id: string }[] }).entries.map(({ id }) => id);

async function openQuestions(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  await page.getByRole('button', { name: 'Questions' }).click();
}

test('adding an entry does not move an editor who has opened another field', async ({ opened: page, studio }) => {
  await openQuestions(page);
  const release = await hold(page, 'addentry');
  await page.getByRole('textbox', { name: 'Short name' }).fill('Another one');
  await page.getByRole('button', { name: 'Add to: Entries' }).click();
  await clickInPreview(page, 'Badge');
  await expect(fieldAt(page, hero, 'badge')).toBeFocused();
  release();
  await expect.poll(() => studio.studio.draft.steps.done.length).toBe(1);
  await expectKept(page);
  await page.keyboard.type('x');
  await expect(fieldAt(page, hero, 'badge')).toHaveValue(/x/);
});

test('two clicks, before the first one shows, move an entry twice, and a double click removes one alone', async ({
  opened: page,
  studio,
}) => {
  const [first = '', second, third, ...rest] = idsIn(studio.read(faq));
  await openQuestions(page);
  const release = await hold(page, 'moveentry');
  const down = page.getByRole('button', { name: /^Move down: / }).first();
  await down.click();
  await down.click();
  release();
  const ids = () => idsIn(String(studio.studio.draft.read(faq)));
  await expect.poll(ids).toEqual([second, third, first, ...rest]);
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .dblclick();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(2 + rest.length);
  await expectKept(page);
  expect(ids()).toEqual([third, first, ...rest]);
  await expect(page.getByText('The studio refused')).toHaveCount(0);
});

test('after an entry was removed, the focus is on the one in its place, and an undo brings it back', async ({
  opened: page,
  studio,
}) => {
  const before = idsIn(studio.read(faq));
  await openQuestions(page);
  const panel = page.getByRole('tabpanel');
  const scrolled = () => panel.evaluate(({ scrollTop }) => scrollTop);
  const third = page.getByRole('button', { name: /^Remove: / }).nth(2);
  await third.scrollIntoViewIfNeeded();
  const from = await scrolled();
  await third.click();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(before.length - 1);
  await expect(fieldAt(page, faq, 'entries[2]')).toBeFocused();
  expect(await scrolled()).toBe(from);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(before.length);
  expect(idsIn(String(studio.studio.draft.read(faq)))).toEqual(before);
});

test('a second click on “Take back”, before the list is renewed, takes nothing else back', async ({
  opened: page,
  studio,
}) => {
  await clickInPreview(page, 'Badge');
  await expect(fieldAt(page, hero, 'badge')).toBeFocused();
  await page.keyboard.type('x');
  await expectKept(page);
  await page.getByRole('tab', { name: 'Changes' }).click();
  const release = await hold(page, 'check');
  const takeBack = page.getByRole('button', { name: /^Take back: / });
  await takeBack.click();
  await expect.poll(() => studio.studio.draft.read(hero)?.toString()).toBe(studio.read(hero));
  await takeBack.click();
  release();
  await expect(takeBack).toHaveCount(0);
  await expect(page.getByText('The studio refused')).toHaveCount(0);
});

test('a form that is submitted twice adds one page; what the studio refuses stays in its form', async ({ page, studio }) => {
  await page.goto(studio.address);
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  const language = page.locator('section', { has: page.getByRole('heading', { name: 'Add a language' }) }).last();
  for (const box of await language.getByRole('textbox').all()) await box.fill('jardin-es');
  await language.getByRole('textbox', { name: /^Code/ }).fill('es');
  await language.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('The studio refused')).toBeVisible();
  await expect(language.getByRole('textbox', { name: /^Code/ })).toHaveValue('es');
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Add: a feature' }) }).last();
  await form.getByRole('textbox', { name: 'Short name' }).fill('Water meter');
  await form.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: /waterMeter/ })).toBeFocused();
  await expectKept(page);
  expect(studio.studio.draft.steps.done).toEqual(['Add: waterMeter']);
});

test('a double click on Save says what it saved', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  await fieldAt(page, hero, 'badge').fill('Deux clics');
  await expect(saveButton(page)).toBeEnabled();
  const release = await hold(page, 'save');
  await saveButton(page).click();
  await saveButton(page).click();
  release();
  await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  expect(studio.read(hero)).toContain('Deux clics');
});

test('the check for a release knows what was typed just before', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('button', { name: 'Check for a release' }).click();
  const count = page.getByRole('status').getByText(/^\d+ errors?$/);
  await expect(count).not.toHaveText('1 error');
  await clickInPreview(page, 'Badge');
  await fieldAt(page, hero, 'badge').fill('');
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('button', { name: 'Check for a release' }).click();
  // A mistake in one file comes first; what a release refuses, after it.
  await expect(count).toHaveText('1 error');
});

test('the page that was chosen last is shown, also if the one before had not loaded yet', async ({ opened: page }) => {
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('button', { name: 'Badge' })).toBeVisible();
  const held: Route[] = [];
  await page.route(/studio=/, (route) => void held.push(route));
  const language = page.getByRole('group', { name: 'Language of the page' });
  await language.getByRole('button', { name: /^es/ }).click();
  await expect.poll(() => held.length).toBe(1);
  await language.getByRole('button', { name: /^fr/ }).click();
  await expect.poll(() => held.length).toBe(2);
  expect(new URL(held[1]?.request().url() ?? '').pathname).toMatch(/^\/fr/);
});

test('a page that is chosen while another language is still loading is shown in that language', async ({ opened: page }) => {
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('button', { name: 'Badge' })).toBeVisible();
  const held: Route[] = [];
  await page.route(/studio=/, (route) => void held.push(route));
  await page.getByRole('button', { name: 'es, Spanish' }).click();
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('combobox', { name: 'Page' }).selectOption({ index: 2 });
  await expect.poll(() => held.length).toBe(2);
  expect(new URL(held[1]?.request().url() ?? '').pathname).toMatch(/^\/es\/./);
});

test('a late answer about the preview does not replace a newer one', async ({ opened: page }) => {
  const isBehind = page.getByText('The preview shows the last version without a mistake.');
  const held: Route[] = [];
  const origin = await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => new URL(frame.src).origin);
  const state = (behind: boolean) => ({ json: { origin, stage: 'ready', isBehind: behind } });
  await page.route('**/api/preview', (route) => void held.push(route));
  await clickInPreview(page, 'Badge');
  await fieldAt(page, hero, 'badge').fill('Une');
  await expect.poll(() => held.length).toBe(1);
  await fieldAt(page, hero, 'badge').fill('');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.fulfill(state(true));
  await expect(isBehind).toBeVisible();
  await held[0]?.fulfill(state(false));
  await page.waitForTimeout(500);
  await expect(isBehind).toBeVisible();
});

test('a preview that has stopped is not said to be starting', async ({ opened: page }) => {
  await page.route('**/api/preview', (route) => route.fulfill({ json: { origin: '', stage: 'ended', isBehind: false } }));
  await page.reload();
  await expect(page.getByText('The preview has stopped.')).toBeVisible();
  await expect(page.getByText('The preview is starting…')).toHaveCount(0);
});
