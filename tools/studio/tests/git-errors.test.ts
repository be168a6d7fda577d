import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from '../src/changes/git';
import { gitRefusal } from '../src/changes/git-errors';
import { repositoryWithRemote } from './support/repository-with-remote';

const root = mkdtempSync(join(tmpdir(), 'studio-git-'));
afterAll(() => rmSync(root, { recursive: true }));

const [folder, bare] = [join(root, 'site'), join(root, 'site.git')];
beforeAll(() => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.json'), '1\n');
  repositoryWithRemote(folder, bare);
});

const refuseAll = () => {
  const hook = join(bare, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
};

test.each<[string, string[], string, () => void]>([
  ['no name', ['-c', 'user.name=', 'commit', '--allow-empty', '--message=x'], 'git config --global user.name', () => {}],
  ['no server', ['push', 'http://127.0.0.1:1/site.git', 'main'], 'cannot be reached', () => {}],
  ['no repository', ['push', join(root, 'elsewhere'), 'main'], 'git remote -v', () => {}],
  ['a hook of the remote', ['push', 'origin', 'main'], 'does not accept', refuseAll],
  ['another git', ['add', '.'], 'Another program is using git', () => writeFileSync(join(folder, '.git/index.lock'), '')],
])('%s: git’s refusal says what to do, and what git said', async (_, args, remedy, prepare) => {
  prepare();
  const refused = git(folder, ...args);
  await expect(refused).rejects.toThrow(remedy);
  await expect(refused).rejects.toThrow(/Git says: \S/);
});

test('a refused sign-in leads to a terminal, and an unknown refusal stays in git’s words', () => {
  for (const said of ['fatal: Authentication failed for x', 'git@host: Permission denied (publickey).'])
    expect(gitRefusal(said)).toContain('Sign in once in a terminal');
  expect(gitRefusal('fatal: something else\n')).toBe('fatal: something else');
});
