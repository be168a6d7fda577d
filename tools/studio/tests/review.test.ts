import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotesOf, sendForReview } from '../src/changes/review';
import { Studio } from '../src/studio';
import { studioOn } from './support/sample-studio';

const root = mkdtempSync(join(tmpdir(), 'studio-review-'));
const bare = join(root, 'site.git');
const folder = join(root, 'site');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
afterAll(() => rmSync(root, { recursive: true }));

const {
  folders: { data },
  files,
  studio,
} = studioOn();

beforeAll(() => {
  execFileSync('git', ['init', '--bare', '--initial-branch=main', bare], { stdio: 'pipe' });
  execFileSync('git', ['clone', bare, folder], { stdio: 'pipe' });
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@brasa.example');
  for (const name of ['a.json', 'b.json', 'gone.json']) writeFileSync(join(folder, name), '1\n');
  git('add', '.');
  git('commit', '--message=Begin');
  git('push', 'origin', 'HEAD:main', 'HEAD:refs/heads/of-somebody-else');
});

const review = { folder, remote: 'origin', branch: 'change-a-price', message: 'Change a price', paths: ['a.json'] };

test('what was saved goes to a branch of its own, and nothing else does', async () => {
  for (const name of ['a.json', 'b.json', 'new.json', 'other.json']) writeFileSync(join(folder, name), '2\n');
  rmSync(join(folder, 'gone.json'));
  git('add', 'b.json');
  const hook = join(bare, 'hooks/post-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Create a pull request: https://host.example/new/change-a-price" >&2\n');
  chmodSync(hook, 0o755);
  const from = git('branch', '--show-current').trim();
  const sent = await sendForReview({ ...review, paths: ['a.json', 'new.json', 'gone.json'] });
  const there = execFileSync('git', ['show', '--name-status', '--format=%H %an %s', review.branch], {
    cwd: bare,
    encoding: 'utf8',
  });
  expect(there.trim().split(/\n+/)).toEqual([
    `${sent.commit} Editor Change a price`,
    'M\ta.json',
    'D\tgone.json',
    'A\tnew.json',
  ]);
  expect(sent).toMatchObject({ branch: review.branch, from, link: 'https://host.example/new/change-a-price' });
  expect(git('status', '--porcelain').trim().split('\n')).toEqual(['M  b.json', '?? other.json']);
});

test.each([
  ['a remote that is not there', { remote: 'elsewhere' }, 'There is no remote'],
  ['a remote that is an option', { remote: '--upload-pack=touch x' }, 'There is no remote'],
  ['a branch that is there', { branch: 'main', paths: ['b.json'] }, 'already exists'],
  [
    'a branch that is there only on the remote',
    { branch: 'of-somebody-else', paths: ['b.json'] },
    'already exists on origin',
  ],
  ['a branch that is an option', { branch: '--orphan' }, 'such as change-a-price'],
  ['a branch that is no name', { branch: 'Change a price' }, 'such as change-a-price'],
  ['a file that is not there', { branch: 'x', paths: ['*.json'] }, 'There is nothing to send'],
  ['a file that was committed already', { branch: 'v', paths: ['gone.json'] }, 'There is nothing to send'],
  ['nothing', { branch: 'y', paths: [] }, 'Nothing was saved since the last review'],
  ['something without a word of what it is', { branch: 'z', message: ' ' }, 'Describe the change'],
])('refused: %s', async (_, changed, reason) => {
  const branches = () => execFileSync('git', ['branch', '--list'], { cwd: bare, encoding: 'utf8' }) + git('branch');
  const before = branches();
  await expect(sendForReview({ ...review, ...changed })).rejects.toThrow(reason);
  expect(branches()).toBe(before);
});

test('what the remote refuses can be sent again: the repository is as before', async () => {
  writeFileSync(join(folder, 'a.json'), '3\n');
  writeFileSync(join(folder, 'later.json'), '1\n');
  const state = () => [git('status', '--porcelain'), git('branch'), git('rev-parse', 'HEAD')];
  const before = state();
  const hook = join(bare, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Not today" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const again = { ...review, branch: 'again', paths: ['a.json', 'later.json'] };
  await expect(sendForReview(again)).rejects.toThrow('Not today');
  expect(state()).toEqual(before);
  rmSync(hook);
  expect(await sendForReview(again)).toMatchObject({ branch: 'again' });
});

test('what a hook of the repository refuses to commit is not staged afterwards', async () => {
  writeFileSync(join(folder, 'a.json'), '4\n');
  writeFileSync(join(folder, 'newest.json'), '1\n');
  const state = () => [git('status', '--porcelain'), git('branch'), git('rev-parse', 'HEAD')];
  const before = state();
  const hook = join(folder, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho "Not like this" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  await expect(sendForReview({ ...review, branch: 'refused', paths: ['a.json', 'newest.json'] })).rejects.toThrow(
    'Not like this',
  );
  rmSync(hook);
  expect(state()).toEqual(before);
});

test('what was saved can be sent after a restart, and only what nobody committed by hand', async () => {
  execFileSync('git', ['clone', '--quiet', bare, join(root, 'other')], { stdio: 'pipe' });
  cpSync(join(root, 'other', '.git'), join(data, '.git'), { recursive: true });
  const here = (...args: string[]) => execFileSync('git', args, { cwd: data, encoding: 'utf8', stdio: 'pipe' });
  for (const [name, value] of Object.entries({ 'user.name': 'Editor', 'user.email': 'editor@brasa.example' }))
    here('config', name, value);
  here('add', '.');
  here('commit', '--quiet', '--message=Site');
  const set = (path: string) => ({ path, edit: { kind: 'set' as const, key: ['badge'], value: 'Changed' } });
  studio.edit(
    'Edit',
    ['fr', 'en', 'es'].map((code) => set(`locales/${code}/hero.json`)),
  );
  expect(studio.save().written).toHaveLength(3);
  here('commit', '--quiet', '--message=By hand', '--', 'locales/es/hero.json');
  const later = new Studio(files, { folder: data });
  await later.send({ remote: 'origin', branch: 'next-day', message: 'Send it' });
  expect(here('show', '--name-only', '--format=%s', 'next-day').trim().split(/\n+/)).toEqual([
    'Send it',
    'locales/en/hero.json',
    'locales/fr/hero.json',
  ]);
  await expect(later.send({ remote: 'origin', branch: 'again-next-day', message: 'Again' })).rejects.toThrow(
    'Nothing was saved since the last review',
  );
});

test('where there is no repository, there is no remote', async () => {
  expect(await remotesOf(root)).toEqual([]);
  expect(await remotesOf(folder)).toEqual(['origin']);
});

test('what fails without a branch checked out leaves no branch behind', async () => {
  git('switch', '--detach', 'HEAD');
  writeFileSync(join(folder, 'a.json'), '5\n');
  const hook = join(bare, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Not today" >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const state = () => [git('status', '--porcelain'), git('branch', '--list'), git('rev-parse', 'HEAD')];
  const before = state();
  await expect(sendForReview({ ...review, branch: 'detached' })).rejects.toThrow('Not today');
  expect(state()).toEqual(before);
  rmSync(hook);
  expect(await sendForReview({ ...review, branch: 'detached' })).not.toHaveProperty('from');
});
