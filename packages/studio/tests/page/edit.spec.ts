import { clickInPreview, expect, expectKept, fieldAt, test } from './studio';

const [fr, en, es] = ['locales/fr/hero.json', 'locales/en/hero.json', 'locales/es/hero.json'];

test('a click opens the field in all languages, and a save changes these lines alone', async ({ opened: page, studio }) => {
  const before = [fr, en, es].map((path) => studio.read(path));
  await clickInPreview(page, 'Badge');
  await expect(fieldAt(page, fr, 'badge')).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await fieldAt(page, fr, 'badge').fill('Pour les artisans');
  await fieldAt(page, en, 'badge').fill('For tradespeople');
  await fieldAt(page, es, 'badge').fill('Para los artesanos');
  await expectKept(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 3 files');
  const changed = [fr, en, es].map((path) => studio.read(path));
  const lines = changed.map((text, index) => text.split('\n').filter((line) => !before[index]?.split('\n').includes(line)));
  expect(lines).toEqual([
    ['  "badge": "Pour les artisans",'],
    ['  "badge": "For tradespeople",'],
    ['  "badge": "Para los artesanos",'],
  ]);
});

test('a mistake stands under its field once it was left, and blocks saving until it is mended', async ({
  opened: page,
  studio,
}) => {
  await clickInPreview(page, 'Badge');
  await fieldAt(page, fr, 'badge').fill('');
  await expectKept(page);
  await expect(page.getByRole('tab', { name: 'Changes (1)' })).toBeVisible();
  await expect(page.getByText('Write the text.')).toHaveCount(0);
  await fieldAt(page, en, 'badge').click();
  await expect(fieldAt(page, fr, 'badge')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Write the text.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: '1 mistake blocks saving' }).click();
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Not saved: 1 mistake');
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeFocused();
  await page.getByRole('button', { name: /Hero › Badge \(French\)/ }).click();
  await expect(fieldAt(page, fr, 'badge')).toBeFocused();
  expect(studio.read(fr)).not.toContain('"badge": ""');
  // At once: no check knows yet that it is mended.
  await fieldAt(page, fr, 'badge').fill('Pour tous');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  expect(studio.read(fr)).toContain('Pour tous');
});

test('Save answers whenever it is pressed while one types', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  for (const [index, pause] of [0, 100, 300, 400, 700, 1500, 2000].entries()) {
    await fieldAt(page, fr, 'badge').fill(`Pour tous, ${index}`);
    await page.waitForTimeout(pause);
    if (index % 2 === 0) await save.click();
    else await page.keyboard.press('Control+s');
    await expect.poll(() => studio.read(fr), `${pause} ms`).toContain(`Pour tous, ${index}`);
    await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  }
});

test('changes are taken back as fast as the buttons are pressed', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  for (const path of [fr, en, es]) await fieldAt(page, path, 'badge').fill('Autre');
  await page.getByRole('tab', { name: 'Changes (3)' }).click();
  const buttons = page.getByRole('button', { name: /^Take back: Hero/ });
  await buttons.evaluateAll(async (all) => {
    for (const button of [...all, ...all] as HTMLElement[]) {
      button.click();
      await new Promise((done) => setTimeout(done, 50));
    }
  });
  await expect(page.getByText('No unsaved changes.')).toBeVisible();
  expect(studio.studio.changes()).toEqual([]);
  await expect(page.getByText('The studio refused')).toHaveCount(0);
});

test('a placeholder is inserted by a button, and can be undone', async ({ opened: page }) => {
  await clickInPreview(page, 'Answer');
  const answer = fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer');
  await answer.fill('Il coûte ');
  await answer.press('End');
  await page.getByRole('button', { name: 'Insert price' }).click();
  await expect(answer).toHaveValue('Il coûte {{price}}');
  // A translation may have those of its source text only.
  const inserting = page.getByRole('toolbar').last().getByRole('button');
  await fieldAt(page, 'locales/es/content/faq.json', 'entries[0].answer').focus();
  await expect(inserting).toHaveText(['price']);
  await answer.focus();
  await answer.press('End');
  await answer.press('ControlOrMeta+z');
  await expect(answer).toHaveValue('Il coûte ');
  await fieldAt(page, 'locales/es/content/faq.json', 'entries[0].answer').focus();
  await expect(inserting).toHaveCount(0);
});

for (const [name, file, key] of [
  ['price', 'packs.json', 'packs[0].price'],
  ['year', 'site.json', 'copyrightYear'],
] as const)
  test(`a figure in a sentence, such as the ${name}, is one click from where it is changed`, async ({ opened: page }) => {
    await clickInPreview(page, 'Answer');
    const answer = fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer');
    await answer.fill(`C’est {{${name}}}.`);
    await page.getByRole('button', { name: `Change ${name} itself` }).click();
    await expect(fieldAt(page, file, key)).toBeFocused();
  });

test('a misspelled placeholder is put right by the button that names the right one', async ({ opened: page }) => {
  await clickInPreview(page, 'Answer');
  const answer = fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer');
  await answer.fill('Il coûte {{pricee}}.');
  await fieldAt(page, 'locales/en/content/faq.json', 'entries[0].answer').click();
  await page.getByRole('button', { name: /^Write “\{\{price\}\}”/ }).click();
  await expect(answer).toHaveValue('Il coûte {{price}}.');
  await expect(answer).toBeFocused();
  await expect(page.getByRole('button', { name: /^Write “/ })).toHaveCount(0);
});

test('what belongs in several places is written into all of them by one button', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Answer');
  for (const code of ['fr', 'en'])
    await fieldAt(page, `locales/${code}/content/faq.json`, 'entries[0].answer').fill('{{pricee}}.');
  await fieldAt(page, 'locales/es/content/faq.json', 'entries[0].answer').click();
  await page.getByRole('banner').getByRole('button', { name: '2 mistakes block saving' }).click();
  await page.getByRole('button', { name: 'Write “{{price}}” in all 2 places' }).click();
  await expect.poll(() => studio.studio.problems().filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('a word of any language leads to its field', async ({ opened: page, studio }) => {
  const file = 'locales/es/content/faq.json';
  const { entries } = JSON.parse(studio.read(file)) as { entries: { answer: string }[] };
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('searchbox').fill(entries[1]?.answer.slice(0, 40) ?? '');
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').click();
  await expect(fieldAt(page, file, 'entries[1].answer')).toBeFocused();
});

test('warnings are counted at the top, one click from their list', async ({ opened: page }) => {
  await clickInPreview(page, 'Badge');
  const count = page.getByRole('banner').getByRole('button', { name: /^\d+ warnings?$/ });
  const before = Number.parseInt((await count.count()) > 0 ? ((await count.textContent()) ?? '') : '0', 10);
  await fieldAt(page, fr, 'badge').fill('Pour (vous');
  await fieldAt(page, es, 'badge').click();
  await expect(count).toHaveText(new RegExp(`^${before + 1} `));
  await count.click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${before + 1} warning`) })).toBeFocused();
});

test('translations to do are counted at the top, one click from their list', async ({ opened: page }) => {
  await clickInPreview(page, 'Badge');
  await expect(page.getByRole('banner').getByRole('button', { name: /to do$/ })).toHaveCount(0);
  const was = await fieldAt(page, fr, 'badge').inputValue();
  await fieldAt(page, fr, 'badge').fill('Autre');
  // Each says what changed in the text that it translates.
  await expect(page.getByRole('tabpanel').getByRole('group', { name: 'Before', exact: true })).toHaveText([was, was]);
  await page.getByRole('banner').getByRole('button', { name: '2 translations to do' }).click();
  await expect(page.getByRole('heading', { name: 'Translations' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Translations' })).toBeInViewport();
  await page.getByRole('button', { name: 'Hero', exact: true }).last().click();
  await expect(fieldAt(page, es, 'badge')).toBeFocused();
});

test('a text is formatted when the focus leaves', async ({ opened: page }) => {
  await clickInPreview(page, 'Answer');
  const answer = fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer');
  await answer.fill("Oui ! Non : 5 % d'écart.");
  await answer.blur();
  await expect(answer).toHaveValue('Oui\u202f! Non\u00a0: 5\u00a0% d’écart.');
});

test('Tab leads from a text to the next one, Shift+Tab to the buttons that insert values; both format it', async ({
  opened: page,
}) => {
  await clickInPreview(page, 'Answer');
  const answer = (language: string) => fieldAt(page, `locales/${language}/content/faq.json`, 'entries[0].answer');
  await answer('fr').fill('Oui !');
  await answer('fr').press('Tab');
  await expect(answer('en')).toBeFocused();
  await expect(answer('fr')).toHaveValue('Oui\u202f!');
  await answer('fr').fill('Non !');
  await answer('fr').press('Shift+Tab');
  await expect(page.getByRole('toolbar').getByRole('button').first()).toBeFocused();
  await expect(answer('fr')).toHaveValue('Non\u202f!');
});

test('a switch of an entry is one for all languages', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Answer');
  const switches = page.getByRole('button', { name: /^Change Published/ });
  await expect(switches).toHaveCount(1);
  await switches.click();
  for (const language of ['fr', 'en', 'es'])
    await expect
      .poll(() => String(studio.studio.draft.read(`locales/${language}/content/faq.json`)))
      .toContain('"published": false');
});

test('a translation that is marked goes at the press, before the check has ended', async ({ opened: page }) => {
  await clickInPreview(page, 'Badge');
  await fieldAt(page, es, 'badge').fill('Para todos');
  await fieldAt(page, fr, 'badge').fill('Pour tous');
  const mark = page.getByRole('button', { name: 'Mark as up to date' });
  await expect(mark).toHaveCount(1);
  let isChecked = false;
  await page.route('**/api/check', async (route) => {
    await new Promise((done) => setTimeout(done, 3000));
    isChecked = true;
    await route.continue();
  });
  await mark.click();
  await expect(mark).toHaveCount(0);
  expect(isChecked).toBe(false);
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
  await field.blur();
  await expect(field).toHaveValue('Pour les artisans du chauffage');
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

test('changes are told by field, with its languages together; one is taken back, and the others stay', async ({
  opened: page,
  studio,
}) => {
  await clickInPreview(page, 'Badge');
  const was = await fieldAt(page, fr, 'badge').inputValue();
  await fieldAt(page, fr, 'badge').fill('Gardé');
  await fieldAt(page, es, 'badge').fill('Reprise');
  await expectKept(page);
  await page.getByRole('tab', { name: 'Changes (2)' }).click();
  const badge = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Hero › Badge', exact: true }) });
  await expect(badge.getByRole('group', { name: 'Before' }).first()).toHaveText(was);
  await expect(badge.getByRole('group', { name: 'After' })).toHaveText(['Gardé', 'Reprise']);
  await page.getByRole('button', { name: 'Take back: Hero › Badge, Spanish · Changed' }).click();
  await expect(page.getByRole('tab', { name: 'Changes (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  expect([studio.read(fr).includes('Gardé'), studio.read(es).includes('Reprise')]).toEqual([true, false]);
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

test('the opened field stays with its question when the question gets another place', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Answer');
  const answer = await fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer').inputValue();
  const edit = { kind: 'move', key: ['entries'], from: 0, to: 1 } as const;
  studio.studio.edit(
    'Move',
    ['fr', 'en', 'es'].map((language) => ({ path: `locales/${language}/content/faq.json`, edit })),
  );
  const moved = fieldAt(page, 'locales/fr/content/faq.json', 'entries[1].answer');
  await expect(moved).toHaveValue(answer);
  await expect(moved).toBeFocused();
});

test('a number may have the sign of its unit; what is none is refused, and the number stays', async ({
  opened: page,
  studio,
}) => {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Packs', exact: true }).first().click();
  await page.locator('[id="field:packs.json:packs[0]"]').click();
  const price = fieldAt(page, 'packs.json', 'packs[0].price');
  const before = await price.inputValue();
  await price.fill('abc');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.blur();
  await expect(price).toHaveValue(before);
  await expect(price).toHaveAccessibleDescription(new RegExp(`abc.*so ${before} stays`));
  await price.fill('1.200 €');
  await price.blur();
  await expect(price).toHaveValue('1200');
  await expectKept(page);
  expect(studio.studio.draft.read('packs.json')?.toString()).toContain('"price": 1200');
});

test('a number is empty until one is written, and empty again once it is taken out', async ({ opened: page, studio }) => {
  const path = 'locales/fr/content/features/signature.json';
  studio.studio.edit('None', [{ path, edit: { kind: 'set', key: ['stat'], value: null } }]);
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: /signature$/ }).click();
  const stat = fieldAt(page, path, 'stat');
  const { done } = studio.studio.draft.steps;
  await page.getByRole('button', { name: /^Set a value Stat French/ }).click();
  await expect(stat).toBeFocused();
  await expect(stat).toHaveValue('');
  expect(studio.studio.draft.steps.done).toEqual(done);
  await stat.fill('40');
  await expect.poll(() => studio.studio.draft.read(path)?.toString()).toContain('"stat": 40');
  await stat.fill('');
  await expect.poll(() => studio.studio.draft.read(path)?.toString()).toContain('"stat": null');
});

test('settings that are not JSON are named in place of the content', async ({ page, studio }) => {
  studio.write('site.json', (text) => text.replace(',', ''));
  await page.goto(studio.address);
  await expect(page.getByRole('alert')).toContainText('data/site.json is not valid JSON');
});
