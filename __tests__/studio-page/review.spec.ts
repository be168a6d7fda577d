import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickInPreview, expect, expectKept, fieldAt, test } from './studio';

const badge = ['locales/fr/hero.json', 'badge'] as const;

const gitIn =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

/** Turns a folder into a repository whose remote is a new bare repository. */
function makeRepository(folder: string, bare: string): void {
  const git = gitIn(folder);
  git('init', '--bare', '--initial-branch=main', bare);
  git('init', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@verger.example');
  git('remote', 'add', 'origin', bare);
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
}

test('what was saved is sent for review, as a branch with one commit', async ({ opened: page, studio }) => {
  const bare = mkdtempSync(join(tmpdir(), 'studio-remote-'));
  makeRepository(studio.folder, bare);
  await clickInPreview(page, 'Badge');
  await fieldAt(page, ...badge).fill('À relire');
  await expectKept(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
  await clickInPreview(page, 'Answer');
  await fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer').fill('Pas encore.');
  await page.getByRole('tab', { name: 'Changes' }).click();
  const toSend = page.getByRole('region', { name: 'What will be sent' });
  await expect(toSend.getByRole('button')).toHaveText(['Hero › Badge']);
  await expect(toSend.getByRole('group', { name: 'After' })).toHaveText('À relire');
  await expect(toSend.getByText('Changes that are not saved will not be sent.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill('another-badge');
  await page.getByRole('textbox', { name: 'What changes, in a sentence' }).fill('Change the badge');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sent: branch another-badge. The project is now on this branch.')).toBeVisible();
  await expect(page.getByText('run: git switch main')).toBeVisible();
  const sent = gitIn(bare)('log', '--format=%s', '--name-only', '-1', 'another-badge');
  expect(sent.trim().split(/\n+/)).toEqual(['Change the badge', badge[0]]);
  await expect(page.getByText('Nothing to send yet: save first.')).toBeVisible();
  rmSync(bare, { recursive: true });
});

test('what cannot be sent is refused with the reason, and nothing is pushed', async ({ page, studio }) => {
  await page.goto(studio.address);
  const bare = mkdtempSync(join(tmpdir(), 'studio-remote-'));
  makeRepository(studio.folder, bare);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill('nothing');
  await page.getByRole('textbox', { name: 'What changes, in a sentence' }).fill('Nothing');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(/Nothing was saved since the last review/)).toBeVisible();
  expect(gitIn(bare)('branch', '--list')).toBe('');
  rmSync(bare, { recursive: true });
});

test('without a remote there is nothing to send to', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send for review' })).toHaveCount(0);
});

test('the check for a release lists what only a release refuses', async ({ opened: page, studio }) => {
  const errors = studio.studio.check(true).problems.filter(({ severity }) => severity === 'error');
  expect(errors.length).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Problems' }).click();
  await page.getByRole('button', { name: 'Check for a release' }).click();
  const count = `${errors.length} error${errors.length === 1 ? '' : 's'}`;
  await expect(page.getByText(count, { exact: true })).toBeVisible();
});
