import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectKept, fieldAt, test } from './studio';

const faq = (language: string) => `locales/${language}/content/faq.json`;

const entriesOf = (text: string) => (JSON.parse(text) as { entries: { id: string }[] }).entries.map(({ id }) => id);

/** A picture of another shape than fields take. */
const tall = () =>
  sharp({ create: { width: 400, height: 4000, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

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
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: '6 fields to fill in' })).toBeVisible();
  await expect(banner.getByRole('button', { name: /block/ })).toHaveCount(0);
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
  // Its name in the files is given, and nobody has to understand it.
  await expect(fieldAt(page, faq('fr'), `${at}.id`)).toHaveCount(0);
  await expect(page.getByText(/Is this translation right|Write the text/)).toHaveCount(0);
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('Question');
  // Saving says what is missing.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(banner.getByRole('status')).toContainText('Not saved: 6 mistakes');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Question \(French\)/ })
    .click();
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
  const marks = page.getByRole('button', { name: 'Mark as up to date' });
  await expect(marks).toHaveCount(4);
  await marks.first().click();
  await expect(marks).toHaveCount(3);
  await expect(fieldAt(page, faq('en'), `${at}.question`)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  await save(page);
  for (const language of ['fr', 'en', 'es'])
    expect(entriesOf(studio.read(faq(language)))).toEqual([...before, 'ouSontLesDonnees']);
});

test('the preview goes to the landing page when a question is added', async ({ opened: page }) => {
  const pages = page.getByRole('combobox', { name: 'Page', exact: true });
  await pages.selectOption({ index: 1 });
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/fr\/.+\?studio/);
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  await page.getByRole('button', { name: 'Questions' }).click();
  await page.getByRole('textbox', { name: 'Short name' }).fill('Données');
  await page.getByRole('button', { name: 'Add to: Entries' }).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/fr\?studio/);
  await expect(pages).toHaveValue('0');
});

test('questions are moved and removed in every language at once; the focus stays in the list', async ({
  opened: page,
  studio,
}) => {
  const [first, second, third, ...rest] = entriesOf(studio.read(faq('fr')));
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  await page.getByRole('button', { name: 'Questions' }).click();
  const down = page.getByRole('button', { name: /^Move down: / });
  await down.first().click();
  await expectKept(page);
  const removal = page.getByRole('button', { name: /^Remove: / });
  await removal.nth(1).click();
  await expect(removal).toHaveCount(2 + rest.length);
  await expect(fieldAt(page, faq('fr'), 'entries[1]')).toBeFocused();
  await save(page);
  expect(first).not.toBe(second);
  for (const language of ['fr', 'en', 'es']) expect(entriesOf(studio.read(faq(language)))).toEqual([second, third, ...rest]);
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
  await expect(page.getByRole('heading', { name: /Water meter/ })).toBeFocused();
  await expectKept(page);
  expect(studio.studio.draft.steps.done).toEqual(['Add: waterMeter']);
});

test('a feature is added empty: what is to be filled in is listed in order, and nothing is a mistake', async ({
  opened: page,
}) => {
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Add: a feature' }) }).last();
  await form.getByRole('textbox', { name: 'Short name' }).fill('Water meter');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: /Water meter/ })).toBeFocused();
  await expect(fieldAt(page, 'locales/fr/content/features/waterMeter.json', 'slug')).toHaveValue('water-meter');
  await expect(page.getByRole('banner').getByRole('button', { name: /block/ })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveAttribute('src', /\/water-meter\?/);
  const steps = page.getByRole('tabpanel').locator('ol').getByRole('button');
  await expect(steps.first()).toHaveText(/Name/);
  await expect(steps.nth(1)).toHaveText(/Picture$/);
  await expect(steps.last()).toHaveText(/Search results › Description/);
  const left = await steps.count();
  await steps.first().click();
  const name = (language: string) => fieldAt(page, `locales/${language}/content/features/waterMeter.json`, 'name');
  await expect(name('fr')).toBeFocused();
  for (const [language, text] of [
    ['fr', 'Compteurs d’eau'],
    ['en', 'Water meters'],
    ['es', 'Contadores de agua'],
  ] as const)
    await name(language).fill(text);
  await expect(steps).toHaveCount(left - 1);
  await page.getByRole('tab', { name: /^Problems/ }).click();
  await expect(page.getByRole('heading', { name: /fields to fill in$/ })).toBeVisible();
});

test('a language is added with all texts, to be translated', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'Guided steps' }).click();
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Add a language' }) }).last();
  for (const box of await form.getByRole('textbox').all()) await box.fill('nome-pt');
  await form.getByRole('textbox', { name: /^Code/ }).fill('pt');
  await form.getByRole('textbox', { name: 'Open graph locale' }).fill('pt_PT');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(fieldAt(page, 'locales/pt/language.json', 'name')).toHaveValue('nome-pt');
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  await expect(page.getByText('New text in French').first()).toBeVisible();
  await save(page);
  // Written and saved without a mark: what is left is to say so.
  await fieldAt(page, 'locales/pt/hero.json', 'badge').fill('Para instaladores');
  await save(page);
  await expect(page.getByText('Is this translation right now?')).toHaveCount(1);
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
  await chooser.setInputFiles({ name: 'tall.png', mimeType: 'image/png', buffer: await tall() });
  await page.getByRole('button', { name: 'Cut it to this shape' }).click();
  await expectKept(page);
  await expect(page.getByText(/Cut it to this shape/)).toHaveCount(0);
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
