import { clickInPreview, expect, fieldAt, test } from './studio';

const hero = 'locales/fr/hero.json';

test('a preview that does not have its page yet is not shown, and shows the page by itself', async ({ page, studio }) => {
  studio.preview.instead = '<!doctype html><h1>Gatsby.js development 404 page</h1>';
  await page.goto(studio.address);
  await expect(page.getByText('The preview is starting: the page shows by itself…')).toBeVisible();
  const frame = page.locator('iframe');
  await expect(page.frameLocator('iframe').getByText('404')).toBeAttached();
  await expect(frame).toBeHidden();
  studio.preview.instead = undefined;
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(frame).toBeVisible();
  await expect(page.getByText('The preview is starting')).toHaveCount(0);
});

test('with a mistake in the draft from the start, the preview shows what is saved, and clicks lead to fields', async ({
  page,
  studio,
}) => {
  studio.studio.edit('Mistake', [{ path: hero, edit: { kind: 'set', key: ['headlineBefore'], value: '' } }]);
  await page.goto(studio.address);
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Language of the page' }).getByRole('button')).toHaveCount(3);
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/fr$/);
  await clickInPreview(page, 'Badge');
  await expect(fieldAt(page, hero, 'badge')).toBeFocused();
});

test('a page that is hidden leaves the list and the preview, and lists of entries say that it is hidden', async ({
  opened: page,
}) => {
  await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption({ index: 2 });
  await expect(page.locator('iframe')).not.toHaveAttribute('src', /\/fr$/);
  const name = await page.getByRole('combobox', { name: 'Page', exact: true }).locator('option:checked').innerText();
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Features', exact: true }).first().click();
  await page.getByRole('tabpanel').getByRole('button', { name, expanded: false }).click();
  const published = page.getByRole('group', { name: /^Published/ }).first();
  await published.getByRole('button', { name: /^Change/ }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/fr\?/);
  await expect(page.getByRole('combobox', { name: 'Page', exact: true }).locator('option:checked')).not.toHaveText(name);
  await expect(page.getByRole('tabpanel').getByRole('button', { name, expanded: true })).toContainText('hidden');
});
