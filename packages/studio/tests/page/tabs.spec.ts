import { clickInPreview, expect, expectKept, fieldAt, test } from './studio';

const hero = 'locales/fr/hero.json';
const other = /open in another tab/;

test('a second tab says that the studio is open in the first, and goes on when that one is closed', async ({
  opened: first,
  studio,
}) => {
  await clickInPreview(first, 'Badge');
  await fieldAt(first, hero, 'badge').fill('Typed in the first tab');
  await expectKept(first);
  const second = await first.context().newPage();
  await second.goto(studio.address);
  await expect(second.getByText(other)).toBeVisible();
  await expect(second.getByRole('tab')).toHaveCount(0);
  await first.close();
  await expect(second.getByRole('tab').first()).toBeVisible();
  await expect(second.getByText(other)).toHaveCount(0);
});

test('a second tab can take over, with what was typed in the first until then', async ({ opened: first, studio }) => {
  const second = await first.context().newPage();
  await second.goto(studio.address);
  await expect(second.getByText(other)).toBeVisible();
  await clickInPreview(first, 'Badge');
  await fieldAt(first, hero, 'badge').fill('Typed in the first tab');
  await second.getByRole('button', { name: 'Go on here instead' }).click();
  await expect(first.getByText(other)).toBeVisible();
  await expect.poll(() => studio.studio.draft.read(hero)?.toString()).toContain('Typed in the first tab');
  await second.getByRole('tab', { name: 'Changes' }).click();
  await expect(second.getByRole('tabpanel')).toContainText('Typed in the first tab');
});

test('the page follows what another browser edits, and what another program writes', async ({ opened: page, studio }) => {
  await clickInPreview(page, 'Badge');
  studio.studio.edit('Edit', [{ path: hero, edit: { kind: 'set', key: ['badge'], value: 'From elsewhere' } }]);
  await expect(fieldAt(page, hero, 'badge')).toHaveValue('From elsewhere');
  studio.studio.draft.undo();
  studio.write(hero, (text) => text.replace(/("badge": )".*?"/, '$1"From the disk"'));
  await expect(fieldAt(page, hero, 'badge')).toHaveValue('From the disk');
});
