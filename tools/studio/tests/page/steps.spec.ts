import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectKept, fieldAt, markUpToDate, test } from './studio';

const faq = (language: string) => `locales/${language}/content/faq.json`;

const entriesOf = (text: string) => (JSON.parse(text) as { entries: { id: string }[] }).entries.map(({ id }) => id);

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved');
};

test('a question is added in every language, and is saved once its texts are written', async ({ opened: page, studio }) => {
  const before = entriesOf(studio.read(faq('fr')));
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  await page.getByRole('button', { name: 'Questions' }).click();
  await page.getByRole('textbox', { name: 'Short name' }).fill('Où sont les données ?');
  await page.getByRole('button', { name: 'Add to: Entries' }).click();
  const at = `entries[${before.length}]`;
  await expect(page.getByRole('heading', { name: 'Content › Faq' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  for (const [language, question, answer] of [
    ['fr', 'Où sont les données ?', 'En France.'],
    ['en', 'Where is the data kept?', 'In France.'],
    ['es', '¿Dónde están los datos?', 'En Francia.'],
  ] as const) {
    await fieldAt(page, faq(language), `${at}.question`).fill(question);
    await fieldAt(page, faq(language), `${at}.answer`).fill(answer);
  }
  // It was translated just now: what is left is to say so.
  await expect(page.getByText(/^New text in/)).toHaveCount(0);
  const translations = ['en', 'es'];
  await markUpToDate(page, 4, 2, (index) =>
    expect(fieldAt(page, faq(`${translations[index]}`), `${at}.question`)).toBeFocused(),
  );
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await save(page);
  for (const language of ['fr', 'en', 'es'])
    expect(entriesOf(studio.read(faq(language)))).toEqual([...before, 'ouSontLesDonnees']);
});

test('questions are moved and removed in every language at once', async ({ opened: page, studio }) => {
  const [first, second, ...rest] = entriesOf(studio.read(faq('fr')));
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  await page.getByRole('button', { name: 'Questions' }).click();
  await page
    .getByRole('button', { name: /^Move down: / })
    .first()
    .click();
  await expectKept(page);
  await page
    .getByRole('button', { name: /^Remove: / })
    .nth(1)
    .click();
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(1 + rest.length);
  const up = page.getByRole('button', { name: /^Move up: / }).nth(1);
  const name = String(await up.getAttribute('aria-label'));
  await up.press('Enter');
  // It can go no further, but the focus stays.
  await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByRole('button', { name })).toBeFocused();
  await page.getByRole('button', { name: name.replace('up', 'down') }).press('Enter');
  await save(page);
  expect(first).not.toBe(second);
  for (const language of ['fr', 'en', 'es']) expect(entriesOf(studio.read(faq(language)))).toEqual([second, ...rest]);
});

test('a feature is added as a copy, with what it must not share named by the check', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Add: a feature' }) }).last();
  await form.getByRole('textbox', { name: 'Short name' }).fill('¿?');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  // A name without letters would be no name: the browser says so.
  await expect(form.locator('input:invalid')).toHaveCount(1);
  await form.getByRole('textbox', { name: 'Short name' }).fill('Water meter');
  await form.getByRole('textbox', { name: 'End of the address, in Spanish' }).fill('contador-de-agua');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: /waterMeter/ })).toBeFocused();
  const slug = fieldAt(page, 'locales/es/content/features/waterMeter.json', 'slug');
  await expect(slug).toHaveValue('contador-de-agua');
  await expect(fieldAt(page, 'locales/fr/content/features/waterMeter.json', 'slug')).toHaveValue('water-meter');
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expect(page.getByRole('button', { name: /waterMeter.*French/ }).first()).toBeVisible();
});

/** In how many columns a text stands at each width of the window. */
async function columnsOf(page: Page, languages: readonly string[]): Promise<number[]> {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  const columns: number[] = [];
  for (const width of [1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all(
      languages.map((code) => fieldAt(page, `locales/${code}/hero.json`, 'badge').boundingBox()),
    );
    columns.push(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size);
  }
  return columns;
}

test('three languages stand side by side in a wide window, or below each other', async ({ opened: page }) => {
  expect(await columnsOf(page, ['fr', 'en', 'es'])).toEqual([1, 1, 3]);
});

test('a language is added with all texts, to be translated: four stand below each other', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Add a language' }) }).last();
  for (const box of await form.getByRole('textbox').all()) await box.fill('nome-pt');
  await form.getByRole('textbox', { name: /^Code/ }).fill('pt');
  await form.getByRole('textbox', { name: 'Open graph locale' }).fill('pt_PT');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(fieldAt(page, 'locales/pt/language.json', 'name')).toHaveValue('nome-pt');
  expect(await columnsOf(page, ['fr', 'en', 'es', 'pt'])).toEqual([1, 1, 1]);
  await expect(page.getByText('New text in French').first()).toBeVisible();
});

test('a language is removed with its files, and its addresses lead to the default one', async ({ opened: page, studio }) => {
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Remove a language' }) }).last();
  await form.getByRole('combobox').selectOption('es');
  await form.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(form.getByRole('option')).toHaveCount(1);
  await save(page);
  expect(existsSync(join(studio.folder, 'locales/es/hero.json'))).toBe(false);
  expect(studio.read('redirects.json')).toContain('{ "from": "/es", "to": "/fr" }');
});

test('a picture is replaced by another one, and a wrong one is refused with the reason', async ({
  opened: page,
  studio,
}) => {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Testimonials', exact: true }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('button', { expanded: false }).filter({ hasText: /\w/ }).first().click();
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/this is SVG or text/)).toBeVisible();
  const choose = page.getByRole('button', { name: /^Choose/ }).first();
  await choose.focus();
  await chooser.setInputFiles(resolve('__tests__/fixtures/site/images/testimonials/installer-valencia.png'));
  await expectKept(page);
  await expect(choose).toBeFocused();
  await expect(page.locator('img[src^="blob:"]').first()).toBeVisible();
  expect(studio.read('testimonials.json')).toContain('.png');
});

test('sections change their order, and one is taken out', async ({ opened: page, studio }) => {
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  await page.getByRole('button', { name: 'Sections of the landing page' }).click();
  await page.getByRole('button', { name: 'Move up: Faq' }).click();
  await expectKept(page);
  await page.getByRole('button', { name: 'Remove: Statistics' }).click();
  await expect(page.getByRole('button', { name: 'Remove: Statistics' })).toHaveCount(0);
  await save(page);
  expect((JSON.parse(studio.read('site.json')) as { sections: string[] }).sections.slice(-2)).toEqual([
    'faq',
    'testimonials',
  ]);
});
