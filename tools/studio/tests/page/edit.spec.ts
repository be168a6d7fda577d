import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { openBrowser } from '../../start/open-browser';
import { clickInPreview, expect, expectKept, fieldAt, markUpToDate, type Running, test } from './studio';

const [fr, en, es] = ['locales/fr/hero.json', 'locales/en/hero.json', 'locales/es/hero.json'];

test('the file that npm run edit opens leads to the studio', async ({ page, studio }) => {
  const file = join(dirname(studio.folder), 'open.html');
  const { PATH } = process.env;
  // No program is found there that would open a browser.
  process.env.PATH = '';
  openBrowser(studio.address, file);
  process.env.PATH = PATH;
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page).toHaveURL(new URL('/', studio.address).href);
});

test('a click opens the field in all languages, and a save changes these lines alone', async ({ opened: page, studio }) => {
  const before = [fr, en, es].map((path) => studio.read(path));
  await clickInPreview(page, 'Badge');
  await expect(fieldAt(page, fr, 'badge')).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await fieldAt(page, fr, 'badge').fill('Pour les artisans');
  await fieldAt(page, en, 'badge').fill('For tradespeople');
  await fieldAt(page, es, 'badge').fill('Para los artesanos');
  await expectKept(page);
  await markUpToDate(page, 2);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 5 files');
  const changed = [fr, en, es].map((path) => studio.read(path));
  const lines = changed.map((text, index) => text.split('\n').filter((line) => !before[index]?.split('\n').includes(line)));
  expect(lines).toEqual([
    ['  "badge": "Pour les artisans",'],
    ['  "badge": "For tradespeople",'],
    ['  "badge": "Para los artesanos",'],
  ]);
});

test('a mistake stands under its field and blocks saving until it is mended', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  await fieldAt(page, fr, 'badge').fill('');
  await expect(fieldAt(page, fr, 'badge')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Write the text.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  const blocking = page.getByRole('banner').getByRole('button', { name: '1 mistake blocks saving' });
  await blocking.click();
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeFocused();
  await clickInPreview(page, 'Badge');
  await page.getByRole('tab', { name: 'Problems (1)' }).click();
  await page.getByRole('button', { name: /Hero › Badge \(French\)/ }).click();
  await expect(fieldAt(page, fr, 'badge')).toBeFocused();
  await fieldAt(page, fr, 'badge').fill('Pour tous');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  expect(studio.read(fr)).not.toContain('Pour tous');
});

test('a collapsed entry with a mistake says so', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Redirects', exact: true }).click();
  const panel = page.getByRole('tabpanel');
  const entry = panel.getByRole('button', { expanded: false }).filter({ hasText: /\w/ }).first();
  await expect(entry).not.toContainText('error');
  await entry.click();
  await panel.getByRole('textbox', { name: /^From/ }).first().fill('no slash');
  const open = panel.getByRole('button', { expanded: true }).filter({ hasText: /1 error/ });
  await open.click();
  await expect(panel.getByRole('button', { expanded: false }).filter({ hasText: '1 error' })).toHaveCount(1);
});

test('a placeholder is inserted by a button, and can be undone', async ({ opened: page }) => {
  await clickInPreview(page, 'Answer');
  const answer = fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer');
  await answer.fill('Il coûte ');
  await answer.press('End');
  await page.getByRole('button', { name: 'Insert price' }).click();
  await expect(answer).toHaveValue('Il coûte {{price}}');
  // A translation may have those of its source text only.
  const inserting = page.getByRole('toolbar').nth(1).getByRole('button');
  await fieldAt(page, 'locales/es/content/faq.json', 'entries[0].answer').focus();
  await expect(inserting).toHaveText(['price']);
  await answer.focus();
  await answer.press('End');
  await answer.press('ControlOrMeta+z');
  await expect(answer).toHaveValue('Il coûte ');
  await fieldAt(page, 'locales/es/content/faq.json', 'entries[0].answer').focus();
  await expect(inserting).toHaveCount(0);
});

test('a misspelled placeholder is put right by the button that names the right one', async ({ opened: page }) => {
  await clickInPreview(page, 'Answer');
  const answer = fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer');
  await answer.fill('Il coûte {{pricee}}.');
  await page.getByRole('button', { name: /^Use \{\{price\}\}/ }).click();
  await expect(answer).toHaveValue('Il coûte {{price}}.');
  await expect(answer).toBeFocused();
  await expect(page.getByRole('button', { name: /^Use / })).toHaveCount(0);
});

test('a value that came as an example is found in the list of problems, and kept or replaced', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('button', { name: /^Site › Name/ }).click();
  await expect(fieldAt(page, 'site.json', 'name')).toBeFocused();
  const advice = page.getByText('Write your own instead; if this one is right, click “Keep this value”.');
  await expect(advice.first()).toBeVisible();
  const keep = page.getByRole('button', { name: /^Keep this value/ });
  const before = await keep.count();
  await keep.first().click();
  await expect(keep).toHaveCount(before - 1);
  await page.getByRole('tab', { name: 'Problems' }).click();
  await expect(page.getByRole('button', { name: /^Site › Origin/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Site › Name/ })).toHaveCount(0);
});

test('translations to do are counted at the top, one click from their list', async ({ opened: page }) => {
  await clickInPreview(page, 'Badge');
  await expect(page.getByRole('banner').getByRole('button', { name: /to do$/ })).toHaveCount(0);
  await fieldAt(page, fr, 'badge').fill('Autre');
  await page.getByRole('banner').getByRole('button', { name: '2 translations to do' }).click();
  await expect(page.getByRole('heading', { name: 'Translations' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Translations' })).toBeInViewport();
  await page.getByRole('button', { name: 'Hero', exact: true }).last().click();
  await expect(fieldAt(page, es, 'badge')).toBeFocused();
});

test('a reload leads back to the same page, language, width and field', async ({ opened: page }) => {
  await clickInPreview(page, 'Testimonial');
  await page.getByRole('button', { name: 'Tablet' }).click();
  await page.getByRole('button', { name: 'es, Spanish' }).click();
  await page.getByRole('combobox', { name: 'Page' }).selectOption({ index: 2 });
  const place = fieldAt(page, 'locales/fr/content/testimonials.json', 'testimonials[0].content');
  const frame = page.locator('iframe');
  const address = async () => new URL((await frame.getAttribute('src')) ?? '').pathname;
  await expect.poll(address).toMatch(/^\/es\/./);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('studio-page'))).toBe(JSON.stringify(await address()));
  const before = await address();
  await page.reload();
  await expect(place).toBeFocused();
  expect(await address()).toBe(before);
  await expect(page.getByRole('button', { name: 'Tablet' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'es, Spanish' })).toHaveAttribute('aria-pressed', 'true');
});

test('no-break spaces are put in when the focus leaves; until then, every letter can be undone', async ({
  opened: page,
}) => {
  await clickInPreview(page, 'Answer');
  const answer = fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer');
  const before = await answer.inputValue();
  await answer.press('End');
  await answer.pressSequentially(' Vraiment ? oui', { delay: 40 });
  await expectKept(page);
  await expect(async () => {
    await answer.press('ControlOrMeta+z');
    expect(await answer.inputValue()).toBe(before);
  }).toPass();
  await answer.fill('Oui ! Non : 5 %.');
  await answer.blur();
  await expect(answer).toHaveValue('Oui\u202f! Non\u00a0: 5\u00a0%.');
});

test('what is pasted comes in one line, without what word processors hide in it', async ({ opened: page }) => {
  await clickInPreview(page, 'Badge');
  const field = fieldAt(page, fr, 'badge');
  await field.press('ControlOrMeta+a');
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Pour les arti\u00adsans\r\ndu\u200b chauffage\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue('Pour les artisans du chauffage');
});

test('a rating is found by a click on the words of its testimonial', async ({ opened: page }) => {
  await clickInPreview(page, 'Testimonial');
  const rating = fieldAt(page, 'testimonials.json', 'testimonials[0].rating');
  await rating.fill('3,5');
  await expectKept(page);
  await page.getByRole('tab', { name: 'Changes (1)' }).click();
  await expect(page.getByText('3.5', { exact: true })).toBeVisible();
});

test('what was typed is there again after a reload, and can be undone', async ({ opened: page }) => {
  await clickInPreview(page, 'Badge');
  const value = await fieldAt(page, fr, 'badge').inputValue();
  await fieldAt(page, fr, 'badge').fill('À peine écrit');
  await page.reload();
  await clickInPreview(page, 'Badge');
  await expect(fieldAt(page, fr, 'badge')).toHaveValue('À peine écrit');
  await expectKept(page);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(fieldAt(page, fr, 'badge')).toHaveValue(value);
  await page.getByRole('button', { name: 'Redo' }).first().click();
  await expect(fieldAt(page, fr, 'badge')).toHaveValue('À peine écrit');
});

test('one change is taken back, and the others stay', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  await fieldAt(page, fr, 'badge').fill('Gardé');
  await fieldAt(page, es, 'badge').fill('Reprise');
  await expectKept(page);
  await page.getByRole('tab', { name: 'Changes (2)' }).click();
  await page.getByRole('button', { name: 'Take back: Hero › Badge, Spanish · Changed' }).click();
  await expect(page.getByRole('tab', { name: 'Changes (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  expect([studio.read(fr).includes('Gardé'), studio.read(es).includes('Reprise')]).toEqual([true, false]);
});

test('a page that was removed is one change, and one click brings all of it back', async ({ opened: page, studio }) => {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Features', exact: true }).first().click();
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .click();
  await expectKept(page);
  expect(studio.studio.draft.changed().length).toBeGreaterThan(3);
  await page.getByRole('tab', { name: /^Changes/ }).click();
  await page.getByRole('button', { name: /^Take back: / }).click();
  await expect(page.getByText('No unsaved changes.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Changes', exact: true })).toBeFocused();
  expect(studio.studio.draft.changed()).toEqual([]);
  expect(studio.studio.draft.steps.done).toHaveLength(2);
});

test('changes are told in words: by field, with its languages together, before and after side by side', async ({
  opened: page,
  studio,
}) => {
  await clickInPreview(page, 'Badge');
  const was = await fieldAt(page, fr, 'badge').inputValue();
  await fieldAt(page, fr, 'badge').fill('Pour les artisans');
  await fieldAt(page, en, 'badge').fill('For tradespeople');
  await fieldAt(page, es, 'badge').fill('Para los artesanos');
  await expectKept(page);
  await markUpToDate(page, 2);
  await page.getByRole('tab', { name: /^Content$|^All content/ }).click();
  await page.getByRole('button', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: 'Remove: Statistics' }).click();
  await expectKept(page);
  await page.getByRole('tab', { name: /^Changes/ }).click();
  const badge = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Hero › Badge', exact: true }) });
  await expect(badge).toHaveCount(1);
  const [before, after] = [badge.getByRole('group', { name: 'Before' }), badge.getByRole('group', { name: 'After' })];
  await expect(before.first()).toHaveText(was);
  await expect(after).toHaveText(['Pour les artisans', 'For tradespeople', 'Para los artesanos']);
  const boxes = await Promise.all([before, after].map((side) => side.first().boundingBox()));
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  await expect(badge.getByText('Spanish · Translation marked as right')).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('group', { name: 'Before' }).getByText('Statistics', { exact: true })).toBeVisible();
  await expect(panel).not.toContainText(/["[{}]|null|\.json/);
  expect(studio.read(fr)).toContain(was);
});

test('while the studio does not answer, what is typed waits, and is sent once it does', async ({ opened: page }) => {
  await page.evaluate(() =>
    Object.assign(window, { answers: window.fetch, fetch: () => Promise.reject(new TypeError('off')) }),
  );
  await clickInPreview(page, 'Badge').catch(() => undefined);
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).click();
  await fieldAt(page, fr, 'badge').fill('Sans réseau');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('does not answer');
  await page.evaluate(() => Object.assign(window, { fetch: (window as unknown as { answers: typeof fetch }).answers }));
  await expectKept(page);
  await expect(fieldAt(page, fr, 'badge')).toHaveValue('Sans réseau');
});

test('a studio that has ended is noticed also while nobody types', async ({ opened: page }) => {
  const state = page.getByRole('banner').getByRole('status');
  await page.evaluate(() => Object.assign(window, { fetch: () => Promise.reject(new TypeError('off')) }));
  await expect(state).toContainText('does not answer');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('a file that changed on the disk meanwhile asks which of the two it shall be', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  const value = await fieldAt(page, fr, 'badge').inputValue();
  await fieldAt(page, fr, 'badge').fill('La mienne');
  await expectKept(page);
  studio.write(fr, (text) => text.replace(value, 'La leur'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changed here and on the disk')).toBeVisible();
  await expect(page.getByRole('alert').locator('mark')).toHaveText(['mienne', 'leur']);
  await page.getByRole('radio', { name: /Yours/ }).check();
  await page.getByRole('button', { name: 'Apply and save' }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  await expect(page.getByRole('heading', { name: 'Changes', exact: true })).toBeFocused();
  expect(studio.read(fr)).toContain('La mienne');
});

const faq = (language: string) => `locales/${language}/content/faq.json`;

interface Questions {
  entries: { id: string; question: string; answer: string }[];
}

/** Changes the questions of a file on the disk, as another program would. */
const changeQuestions = (studio: Running, change: (entries: Questions['entries']) => Questions['entries']) =>
  studio.write(faq('fr'), (text) => {
    const { entries, ...rest } = JSON.parse(text) as Questions;
    return JSON.stringify({ ...rest, entries: change(entries) });
  });

const conflict = (page: Page) => page.getByRole('alert').getByRole('group').first();

test('a conflict names its question wherever that is on the disk, and goes when the edit is undone', async ({
  opened: page,
  studio,
}) => {
  await clickInPreview(page, 'Answer');
  await fieldAt(page, faq('fr'), 'entries[0].answer').fill('{{name}}, la mienne.');
  await expectKept(page);
  changeQuestions(studio, ([first, ...others]) => [
    { id: 'added', question: 'Nouvelle', answer: 'Oui.' },
    { ...first, answer: 'La leur.' } as Questions['entries'][number],
    ...others,
  ]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(conflict(page)).toHaveAccessibleName(/› What is .* › Answer \(French\)/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('Changed here and on the disk')).toHaveCount(0);
});

test('a conflict about a question that was removed here names it as it is on the disk', async ({ opened: page, studio }) => {
  const remove = { kind: 'remove', key: ['entries', 0] } as const;
  studio.studio.edit(
    'Remove',
    ['fr', 'en', 'es'].map((language) => ({ path: faq(language), edit: remove })),
  );
  changeQuestions(studio, (entries) => entries.map((entry) => ({ ...entry, question: 'La leur' })));
  await page.reload();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(conflict(page)).toHaveAccessibleName(/› Entries › La leur \(French\)/);
});

test('Ctrl+S saves; Ctrl+Z and Ctrl+Y work outside fields, too', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  const field = fieldAt(page, fr, 'badge');
  const was = await field.inputValue();
  await field.fill('Par le clavier');
  await expectKept(page);
  await page.getByRole('tab', { name: 'Fields' }).press('Control+z');
  await expect(field).toHaveValue(was);
  await page.keyboard.press('Control+y');
  await expect(field).toHaveValue('Par le clavier');
  await field.press('Control+s');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  expect(studio.read(fr)).toContain('Par le clavier');
});

test('what equals the file again is nothing to save', async ({ opened: page }) => {
  await clickInPreview(page, 'Badge');
  const field = fieldAt(page, fr, 'badge');
  const was = await field.inputValue();
  const state = page.getByRole('banner').getByRole('status');
  await field.fill('Autre');
  await expectKept(page);
  await field.fill(was);
  await expect(state).toContainText('Nothing to save');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});
