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

/** Opens the field of the badge without the preview. */
async function openBadge(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'All content' }).click();
  await page.getByRole('button', { name: 'Hero', exact: true }).first().click();
}

/** Fills in the form of the view “Changes” and sends it. */
async function send(page: Page, branch: string, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill(branch);
  await page.getByRole('textbox', { name: 'What changes, in a sentence' }).fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

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
  for (const name of ['Name of the branch', 'What changes, in a sentence'])
    await expect(page.getByRole('textbox', { name })).toHaveValue('');
  await page.getByRole('button', { name: 'Go back to main' }).click();
  await expect(page.getByText('The project is on branch main.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Send for review' })).toBeFocused();
  await expect(page.getByText('Sent last: branch another-badge.')).toBeVisible();
  expect(studio.read(badge[0])).not.toContain('À relire');
});

test('what was saved can be taken back before it is sent', async ({ opened: page, studio, bare }) => {
  const before = studio.read(badge[0]);
  await saveBadge(page, 'À relire');
  await page.getByRole('tab', { name: 'Changes' }).click();
  const toSend = page.getByRole('region', { name: 'What will be sent' });
  await expect(toSend.getByText(/translations? (is|are) still to do/)).toBeVisible();
  await toSend.getByRole('button', { name: 'Take back: Hero › Badge' }).press('Enter');
  await expect(toSend.getByText('Taken back: save to finish')).toBeFocused();
  expect(studio.read(badge[0])).toContain('À relire');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing to send yet.')).toBeVisible();
  expect(studio.read(badge[0])).toBe(before);
  expect(gitIn(bare)('branch', '--list')).toBe('');
});

test('what cannot be sent is refused with the reason, and nothing is pushed', async ({ page, studio, bare }) => {
  await page.goto(studio.address);
  await page.getByRole('tab', { name: 'Changes' }).click();
  await page.getByRole('textbox', { name: 'Name of the branch' }).fill('nothing');
  await page.getByRole('textbox', { name: 'What changes, in a sentence' }).fill('Nothing');
  await page.keyboard.press('Enter');
  await openBadge(page);
  await fieldAt(page, ...badge).fill('À relire');
  await expectKept(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await send(page, 'main', 'Change the badge');
  await expect(page.getByText('The branch "main" already exists. Choose another name.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of the branch' })).toHaveValue('main');
  expect(gitIn(bare)('branch', '--list')).toBe('');
});

test('without its remote, the way back is refused and stays; the message goes with the next attempt', async ({
  page,
  studio,
  bare,
}) => {
  await page.goto(studio.address);
  const git = gitIn(studio.folder);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  await openBadge(page);
  const before = await fieldAt(page, ...badge).inputValue();
  await fieldAt(page, ...badge).fill('À relire');
  await expectKept(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('tab', { name: 'Changes' }).click();
  await send(page, 'a new badge', 'Change the badge');
  await expect(page.getByText('Sent: branch a-new-badge.')).toBeVisible();
  git('remote', 'set-url', 'origin', `${bare}-gone`);
  const goBack = page.getByRole('button', { name: 'Go back to main' });
  await goBack.click();
  const refusal = page.getByRole('alert').getByText('There is no repository at the address of the remote');
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(0);
  await goBack.click();
  await expect(refusal).toBeVisible();
  git('remote', 'set-url', 'origin', bare);
  await goBack.dblclick();
  await expect(page.getByText('The project is on branch main.')).toBeVisible();
  await expect(page.getByText('Sent last: branch a-new-badge.')).toBeVisible();
  await expect(page.getByRole('alert').getByText('refused')).toHaveCount(0);
  await openBadge(page);
  await expect(fieldAt(page, ...badge)).toHaveValue(before);
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
