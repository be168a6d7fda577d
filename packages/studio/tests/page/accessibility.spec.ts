import { expectAccessible } from '../../../../__tests__/e2e/support/axe';
import { clickInPreview, expect, expectKept, fieldAt, test } from './studio';

const badge = ['locales/fr/hero.json', 'badge'] as const;

test('axe finds nothing in any view, with mistakes, tasks, changes and conflicts', async ({ opened: page, studio }) => {
  test.setTimeout(240_000);
  await expectAccessible(page, 'nothing picked');
  await clickInPreview(page, 'Testimonial');
  await expectAccessible(page, 'an entry with its facts');
  await clickInPreview(page, 'Badge');
  const value = await fieldAt(page, ...badge).inputValue();
  await fieldAt(page, ...badge).fill('');
  await fieldAt(page, 'locales/en/hero.json', 'badge').click();
  await expect(page.getByText('Write the text.')).toBeVisible();
  await expectAccessible(page, 'a mistake');
  await fieldAt(page, ...badge).fill('Autre');
  await expect(page.getByRole('button', { name: 'Still right' }).first()).toBeVisible();
  await expectAccessible(page, 'a translation to do');
  for (const view of ['All content', 'Guided steps', 'Problems', 'Changes']) {
    await page.getByRole('tab', { name: view }).click();
    await expectAccessible(page, view);
  }
  await page.getByRole('button', { name: 'Texts of the page' }).click();
  await expect(page.getByRole('button', { name: 'Badge', exact: true })).toBeVisible();
  await expectAccessible(page, 'the texts of the page');
  studio.write(badge[0], (text) => text.replace(value, 'La leur'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changed here and on the disk')).toBeVisible();
  await expectAccessible(page, 'a conflict');
});

test('with the keyboard alone a text is found, changed and saved', async ({ opened: page, studio }) => {
  const open = page.getByRole('button', { name: 'Texts of the page' });
  await open.press('Enter');
  await page.getByRole('button', { name: 'Badge', exact: true }).press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // Past the preview, which holds a whole page.
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await open.press('Enter');
  await expect(page.getByRole('button', { name: 'Badge', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Badge', exact: true }).press('Enter');
  await expect(fieldAt(page, ...badge)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Au clavier');
  await expectKept(page);
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  expect(studio.read(badge[0])).toContain('Au clavier');
  // It has nothing more to do, but the focus stays.
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('at 320 pixels nothing is cut off, and nothing scrolls sideways', async ({ opened: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await clickInPreview(page, 'Badge');
  await expect(fieldAt(page, ...badge)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the studio speaks French, English and Spanish, and remembers which', async ({ opened: page }) => {
  await page.getByRole('combobox', { name: 'Language of the studio' }).selectOption('es');
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
});
