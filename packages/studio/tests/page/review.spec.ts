import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gitIn, repositoryWithRemote } from '../support/repository-with-remote';
import { test as base, clickInPreview, expect, expectKept, fieldAt } from './studio';

/** A studio whose `data/` is a repository. */
const test = base.extend<{ bare: string }>({
  /** The folder of its remote. */
  bare: async ({ studio }, use) => {
    const bare = mkdtempSync(join(tmpdir(), 'studio-remote-'));
    repositoryWithRemote(studio.folder, bare);
    await use(bare);
    rmSync(bare, { recursive: true });
  },
});

const badge = ['locales/fr/hero.json', 'badge'] as const;

/** Changes the badge and saves. */
async function saveBadge(page: Page, text: string): Promise<void> {
  await clickInPreview(page, 'Badge');
  await fieldAt(page, ...badge).fill(text);
  await expectKept(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 1 file');
}

/** Fills in the form of the view “Changes” and sends it. */
async function send(page: Page, branch: string, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill(branch);
  await page.getByRole('textbox', { name: 'What changes, in a sentence' }).fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test('a translation that was written and saved asks to be marked, and not to be brought up to date', async ({
  opened: page,
  bare,
}) => {
  expect(bare).not.toBe('');
  await clickInPreview(page, 'Badge');
  await fieldAt(page, 'locales/es/hero.json', 'badge').fill('Para todos');
  await fieldAt(page, ...badge).fill('Pour tous');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('status')).toContainText('Saved: 2 files');
  await expect(page.getByText('Is this translation right now?')).toHaveCount(1);
  await expect(page.getByText(/^Text changed in/)).toHaveCount(1);
});

test('what was saved is sent for review, as one commit on a new branch', async ({ opened: page, studio, bare }) => {
  const button = page.getByRole('button', { name: 'Send', exact: true });
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(button).toBeDisabled();
  await saveBadge(page, 'À relire');
  await clickInPreview(page, 'Answer');
  await fieldAt(page, 'locales/fr/content/faq.json', 'entries[0].answer').fill('Pas encore.');
  await page.getByRole('tab', { name: 'Changes' }).click();
  const toSend = page.getByRole('region', { name: 'What will be sent' });
  await expect(toSend.getByRole('heading')).toHaveText(['Hero › Badge']);
  await expect(toSend.getByRole('group', { name: 'After' })).toHaveText('À relire');
  await expect(toSend.getByText('Changes that are not saved will not be sent.')).toBeVisible();
  await send(page, 'another-badge', 'Change the badge');
  await expect(page.getByText('Sent: branch another-badge. The project is now on this branch.')).toBeVisible();
  const sent = gitIn(bare)('log', '--format=%s', '--name-only', '-1', 'another-badge');
  expect(sent.trim().split(/\n+/)).toEqual(['Change the badge', badge[0]]);
  await expect(page.getByText('The project is on branch another-badge.')).toBeVisible();
  await expect(page.getByText('Nothing to send yet.')).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: 'Go back to main' }).click();
  await expect(page.getByText('The project is on branch main.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send for review' })).toBeFocused();
  await expect(page.getByText('Sent last: branch another-badge.')).toBeVisible();
  expect(studio.read(badge[0])).not.toContain('À relire');
});

test('what cannot be sent is refused with the reason, and nothing is pushed', async ({ page, studio, bare }) => {
  await page.goto(studio.address);
  await saveBadge(page, 'À relire');
  await page.getByRole('tab', { name: 'Changes' }).click();
  await send(page, 'main', 'Change the badge');
  await expect(page.getByText('The branch "main" already exists. Choose another name.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of the branch' })).toHaveValue('main');
  expect(gitIn(bare)('branch', '--list')).toBe('');
});

test('what was saved is taken back, and nothing is left to send once that is saved', async ({
  opened: page,
  studio,
  bare,
}) => {
  const before = studio.read(badge[0]);
  await saveBadge(page, 'À relire');
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page
    .getByRole('region', { name: 'What will be sent' })
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(page.getByText('Taken back: save to write it.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What will be sent' }).getByRole('button', { name: /^Take/ })).toHaveCount(
    0,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing to send yet.')).toBeVisible();
  expect(studio.read(badge[0])).toBe(before);
  expect(gitIn(bare)('branch', '--list')).toBe('');
});

test('without a commit, the page says why nothing can be sent, and what to do', async ({ page, studio }) => {
  const git = gitIn(studio.folder);
  git('init');
  git('remote', 'add', 'origin', studio.folder);
  await page.goto(studio.address);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Send for review' })).toBeVisible();
  await expect(page.getByText('Make the first one in a terminal')).toBeVisible();
});

test('without a remote there is nothing to send to', async ({ opened: page }) => {
  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { name: 'Changes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send for review' })).toHaveCount(0);
});
