import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { clickInPreview, expect, expectKept, fieldAt, test } from './studio';

const faq = (language: string) => `locales/${language}/content/faq.json`;

test('the opened field stays with its question when the question gets another place', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Answer');
  const first = fieldAt(page, faq('fr'), 'entries[0].answer');
  const answer = await first.inputValue();
  const move = { kind: 'move', key: ['entries'], from: 0, to: 1 } as const;
  studio.studio.edit(
    'Move',
    ['fr', 'en', 'es'].map((language) => ({ path: faq(language), edit: move })),
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const moved = fieldAt(page, faq('fr'), 'entries[1].answer');
  await expect(moved).toHaveValue(answer);
  await expect(moved).toBeFocused();
  await expect(first).toHaveCount(0);
});

test('a value that is set or taken out keeps the focus at its field', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Packs', exact: true }).first().click();
  await page.locator('[id="field:packs.json:packs[0]"]').click();
  const price = fieldAt(page, 'packs.json', 'packs[0].price');
  await page
    .getByRole('button', { name: /^Remove value.*price/i })
    .first()
    .click();
  await expect(price).toBeFocused();
  await price.getByRole('button').click();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue(/\d/);
});

test('the address of a new run works in the tab of the one before', async ({ page, studio }) => {
  await page.goto(studio.address);
  await expect(page.getByRole('tab').first()).toBeVisible();
  const token = new URL(studio.address).hash;
  await page.evaluate(() => sessionStorage.setItem('studio-token', 'of the run before'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const state = page.getByRole('banner').getByRole('status');
  await expect(state).toContainText('npm run edit');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, token);
  await expect(state).toContainText('Nothing to save');
});

test('each view begins at its top', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'All content' }).click();
  const panel = page.getByRole('tabpanel');
  const scrolled = () => panel.evaluate(({ scrollTop }) => scrollTop);
  await panel.evaluate((element) => element.scrollBy(0, 200));
  expect(await scrolled()).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  await expect.poll(scrolled).toBe(0);
});

test.describe('in a window where the panel is below the preview', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('the field of a picked text, and the view of a chosen tab, are scrolled into view', async ({ opened: page }) => {
    await clickInPreview(page, 'Badge');
    await expect(fieldAt(page, 'locales/fr/hero.json', 'badge')).toBeFocused();
    await expect(fieldAt(page, 'locales/fr/hero.json', 'badge')).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => document.querySelector('[role="tablist"]')?.scrollIntoView({ block: 'end' }));
    await page.getByRole('tab', { name: 'Guided steps' }).click();
    await expect(page.getByRole('heading', { name: 'Guided steps' })).toBeInViewport({ ratio: 1 });
  });
});

test('what is typed over a selection is undone as a whole', async ({ opened: page }) => {
  await clickInPreview(page, 'Answer');
  const answer = fieldAt(page, faq('fr'), 'entries[0].answer');
  await answer.fill('Bonjour tout le monde');
  await expectKept(page);
  await answer.press('End');
  for (let letter = 0; letter < 'monde'.length; letter++) await answer.press('Shift+ArrowLeft');
  await answer.pressSequentially('x');
  await expect(answer).toHaveValue('Bonjour tout le x');
  await answer.press('ControlOrMeta+z');
  await expect(answer).toHaveValue('Bonjour tout le monde');
});

/** Opens the price of the first pack. */
async function openPrice(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Packs', exact: true }).first().click();
  await page.locator('[id="field:packs.json:packs[0]"]').click();
  return fieldAt(page, 'packs.json', 'packs[0].price');
}

for (const typed of ['1 200', '1200 €', '1.200 €']) {
  test(`a number may be typed as “${typed}”`, async ({ opened: page, studio }) => {
    const price = await openPrice(page);
    await price.fill(typed);
    await expectKept(page);
    await price.blur();
    await expect(price).toHaveValue('1200');
    expect(studio.studio.draft.read('packs.json')?.toString()).toContain('"price": 1200');
  });
}

test('what is typed in place of a number is refused, and the number stays', async ({ opened: page, studio }) => {
  const price = await openPrice(page);
  const before = await price.inputValue();
  for (const typed of ['abc', '']) {
    await price.fill(typed);
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await price.blur();
    await expect(price).toHaveValue(before);
    await expect(price).toHaveAccessibleDescription(new RegExp(`${typed}.*so ${before} stays`));
  }
  await price.fill('1200');
  await expect(price).toHaveAttribute('aria-invalid', 'false');
  await expect(price).not.toHaveAccessibleDescription(/stays/);
  await expectKept(page);
  expect(studio.studio.draft.read('packs.json')?.toString()).toContain('"price": 1200');
});

test('a number that stood for a while is the one that stays', async ({ opened: page }) => {
  const price = await openPrice(page);
  await price.fill('390');
  await expectKept(page);
  // Longer than digits that are still being typed.
  await page.waitForTimeout(1200);
  await price.fill('abc');
  await price.blur();
  await expect(price).toHaveValue('390');
  await expect(price).toHaveAttribute('aria-invalid', 'false');
});

test('a number that was deleted digit by digit is there again when the editor leaves the field', async ({
  opened: page,
  studio,
}) => {
  const price = await openPrice(page);
  await price.fill('390');
  await price.blur();
  await price.press('End');
  // One behind the other without a pause: a digit that stands for a second is one that stays, and a busy machine takes as long.
  await Promise.all([0, 1, 2].map(() => page.keyboard.press('Backspace')));
  await expect(price).toHaveValue('');
  await expectKept(page);
  await price.blur();
  await expect(price).toHaveValue('390');
  await expectKept(page);
  expect(studio.studio.draft.read('packs.json')?.toString()).toContain('"price": 390');
});

test('a release check offers its remedies, and its result goes once something has changed', async ({ opened: page }) => {
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await page.getByRole('button', { name: 'Check for a release' }).click();
  const count = page.getByRole('status').getByText(/^\d+ errors?$/);
  await expect(count).toBeVisible();
  await page
    .getByRole('button', { name: /^Keep this value/ })
    .first()
    .click();
  await expect(count).toHaveCount(0);
});

test('one button fixes all problems of a list that have the same remedy, as one step', async ({ opened: page, studio }) => {
  const picture = (name: string) => join(studio.folder, 'images/features/fr', `${name}.png`);
  for (const name of ['old', 'older']) copyFileSync(join(studio.folder, 'images/features/fr.png'), picture(name));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await page.getByRole('button', { name: 'Remove all 2 pictures' }).click();
  await expect(page.getByRole('heading', { name: 'Problems', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  expect(studio.studio.draft.steps.done).toHaveLength(1);
});

test('settings that are not JSON are named in place of the content', async ({ page, studio }) => {
  studio.write('site.json', (text) => text.replace(',', ''));
  await page.goto(studio.address);
  await expect(page.getByRole('alert')).toContainText('data/site.json is not valid JSON');
});
