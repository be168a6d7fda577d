import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Change } from '../src/changes/changes';
import type { CheckedAnswer } from '../src/server/page-answers';
import { routes } from '../src/server/routes';
import { Studio } from '../src/studio';
import { gitIn, repositoryWithRemote } from './support/repository-with-remote';
import { studioOn } from './support/sample-studio';

const remote = mkdtempSync(join(tmpdir(), 'studio-remote-'));
afterAll(() => rmSync(remote, { recursive: true }));

const { folders, files, studio } = studioOn();
const git = gitIn(folders.data);

beforeAll(() => repositoryWithRemote(folders.data, remote));

/** Changes a value and saves. */
function change(path: string, key: (string | number)[], value: unknown): void {
  studio.edit('Edit', [{ path, edit: { kind: 'set', key, value } }]);
  expect(studio.save().written).toEqual([path]);
}

const send = (branch: string) => studio.send({ remote: 'origin', branch, message: branch });

/** Returns what the page is told about prices that changed since the last commit. */
async function changedPrices(): Promise<string[]> {
  const answer = (await routes.check?.run(studio, {})) as CheckedAnswer | undefined;
  return (answer?.problems ?? []).filter(({ kind }) => kind === 'price-changed').map(({ found }) => found);
}

test('what was sent is what the check compares with, and so is the branch to which one goes back', async () => {
  change('packs.json', ['packs', 0, 'price'], 1200);
  expect(await changedPrices()).toEqual(['1200 €, and 350 € in the last commit']);
  await send('a-price');
  expect(await changedPrices()).toEqual([]);
  git('switch', '--quiet', 'main');
  expect(await changedPrices()).toEqual([]);
  change('packs.json', ['packs', 0, 'price'], 1200);
  expect(await changedPrices()).toEqual(['1200 €, and 350 € in the last commit']);
  git('restore', '.');
});

const hero = 'locales/fr/hero.json';

/** Returns what the page is told about the review, as files with their values after the change, by branch. */
async function review(of = studio) {
  const { toSend, sent, branch } = await of.review();
  const told = (changes: readonly Change[]) => changes.map(({ path, after }) => [path, after]);
  return { toSend: told(toSend), ...(sent && sent.branch === branch && { [sent.branch]: told(sent.changes) }) };
}

test('what was sent stays listed with its branch, and a later change is alone in what will be sent', async () => {
  change(hero, ['badge'], 'First');
  expect(await review()).toEqual({ toSend: [[hero, 'First']] });
  await send('first');
  const afterFirst = { toSend: [], first: [[hero, 'First']] };
  expect(await review()).toEqual(afterFirst);
  expect(await review(new Studio(files, { folder: folders.data }))).toEqual(afterFirst);
  change('errors.json', ['home'], 'Second');
  expect(await review()).toEqual({ toSend: [['errors.json', 'Second']], first: [[hero, 'First']] });
  await send('second');
  expect(await review()).toEqual({ toSend: [], second: [['errors.json', 'Second']] });
  // The second branch begins where the first one ends: it holds both changes.
  expect(git('log', '--format=%s', 'main..origin/second').trim().split('\n')).toEqual(['second', 'first']);
  // Only there can the next change start without both.
  expect((await studio.review()).sent?.from).toBe('main');
});

test('what was saved is taken back with the next save, and what was saved beside it stays', async () => {
  const before = JSON.parse(String(studio.draft.read(hero))) as Record<string, string>;
  change(hero, ['badge'], 'Third');
  change(hero, ['subtitle'], 'Fourth');
  const told = async () => (await studio.review()).toSend.map(({ key, inDraft }) => [key, inDraft]);
  expect(await told()).toEqual([
    ['badge', 'kept'],
    ['subtitle', 'kept'],
  ]);
  await studio.revertSaved([{ path: hero, key: 'badge', name: 'badge' }]);
  expect(studio.changes().map(({ key, after }) => [key, after])).toEqual([['badge', before.badge]]);
  expect(await told()).toEqual([
    ['badge', 'takenBack'],
    ['subtitle', 'kept'],
  ]);
  await expect(send('too-early')).rejects.toThrow('save first');
  studio.edit('Edit', [{ path: hero, edit: { kind: 'set', key: ['subtitle'], value: 'Again' } }]);
  expect((await told())[1]).toEqual(['subtitle', 'changedAgain']);
  studio.draft.undo();
  studio.save();
  expect(await told()).toEqual([['subtitle', 'kept']]);
  await expect(studio.revertSaved([{ path: hero, key: 'badge', name: 'badge' }])).rejects.toThrow(
    'nothing was changed there',
  );
});

test('a picture that was saved is taken back as a whole', async () => {
  const path =
    studio
      .worksheet()
      .files()
      .find((file) => file.startsWith('images/')) ?? '';
  const before = studio.draft.read(path) ?? Buffer.of();
  studio.write('Picture', new Map([[path, Buffer.concat([before, Buffer.of(0)])]]));
  expect(studio.save().written).toEqual([path]);
  await studio.revertSaved([{ path, key: '', name: '' }]);
  expect(studio.draft.read(path)?.equals(before)).toBe(true);
  const picture = (await studio.review()).toSend.find((change) => change.path === path);
  expect(picture?.inDraft).toBe('takenBack');
  studio.save();
});

test('what was saved is not taken back below a later edit', async () => {
  change('errors.json', ['home'], 'Fifth');
  studio.edit('Edit', [{ path: 'errors.json', edit: { kind: 'set', key: ['home'], value: 'Sixth' } }]);
  const saved = { path: 'errors.json', key: 'home', name: 'home' };
  await expect(studio.revertSaved([saved])).rejects.toThrow('undo that first');
  studio.write('Remove', new Map([['errors.json', undefined]]));
  await expect(studio.revertSaved([saved])).rejects.toThrow('undo that first');
  while (studio.draft.steps.done.length > 0) studio.draft.undo();
  git('restore', '.');
});

test('going back leads to where the review started, with what was merged there and what was saved meanwhile', async () => {
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  // The first review is merged.
  gitIn(remote)('update-ref', 'refs/heads/main', 'refs/heads/first');
  change('site.json', ['copyrightYear'], 2032);
  const { branch, sent, toSend } = await studio.goBack();
  // What was sent last is told further on.
  expect({ branch, sent: sent?.branch, toSend: toSend.map(({ path }) => path) }).toEqual({
    branch: 'main',
    sent: 'second',
    toSend: ['site.json'],
  });
  expect(git('log', '--format=%s', '-1').trim()).toBe('first');
  expect(await review()).toEqual({ toSend: [['site.json', 2032]] });
  await expect(studio.goBack()).rejects.toThrow('not on the branch of a review');
  git('restore', '.');
});

test('going back is refused where it would overwrite what was saved meanwhile', async () => {
  git('switch', '--quiet', 'second');
  change('errors.json', ['home'], 'Third');
  await expect(studio.goBack()).rejects.toThrow('Send it for review, or take it back, first');
  expect((await studio.review()).branch).toBe('second');
  git('restore', '.');
});

test('without its remote, going back is refused, and nothing has changed', async () => {
  git('remote', 'set-url', 'origin', `${remote}-gone`);
  await expect(studio.goBack()).rejects.toThrow('There is no repository at the address of the remote');
  expect((await studio.review()).branch).toBe('second');
  git('remote', 'set-url', 'origin', remote);
});

test('going back tells why the branch cannot be brought up to date', async () => {
  // Published meanwhile: another file than what was sent.
  const other = join(remote, '..', `${basename(remote)}-other`);
  gitIn(remote)('worktree', 'add', '--quiet', other, 'main');
  writeFileSync(join(other, 'site.json'), '{}');
  gitIn(other)(
    '-c',
    'user.name=Other',
    '-c',
    'user.email=other@brasa.example',
    'commit',
    '--quiet',
    '--all',
    '--message=Other',
  );
  change('site.json', ['copyrightYear'], 2033);
  await expect(studio.goBack()).rejects.toThrow('The project is on branch main again, but not up to date. What is saved');
  expect((await studio.review()).branch).toBe('main');
  rmSync(other, { recursive: true });
  git('restore', '.');
});

test('on another branch, what waits there is not listed as sent from here', async () => {
  expect(await review()).toEqual({ toSend: [] });
  expect((await studio.review()).sent?.branch).toBe('second');
  git('switch', '--quiet', 'second');
  expect(await review()).toHaveProperty('second');
});

test('what is saved while a review is on its way waits for the next one', async () => {
  change(hero, ['badge'], 'On its way');
  const during = JSON.stringify({ ...JSON.parse(git('show', `HEAD:${hero}`)), badge: 'Meanwhile' });
  const hook = join(folders.data, '.git/hooks/pre-push');
  writeFileSync(hook, `#!/bin/sh\ncat > ${hero} <<'END'\n${during}\nEND\n`);
  chmodSync(hook, 0o755);
  await send('on-its-way');
  rmSync(hook);
  expect(await review()).toEqual({ toSend: [[hero, 'Meanwhile']], 'on-its-way': [[hero, 'On its way']] });
});
