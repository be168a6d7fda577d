import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { git as ask, gitWithin } from '../src/changes/git';
import { routes } from '../src/server/routes';
import { Studio } from '../src/studio';
import { gitIn, repositoryWithRemote } from './support/repository-with-remote';
import { studioOn } from './support/sample-studio';

const bare = mkdtempSync(join(tmpdir(), 'studio-remote-'));
afterAll(() => rmSync(bare, { recursive: true }));

const {
  folders: { data },
  files,
  studio,
} = studioOn();
const git = gitIn(data);
const hero = 'locales/fr/hero.json';

beforeAll(() => {
  repositoryWithRemote(data, bare);
  git('push', '--quiet', 'origin', 'HEAD:refs/heads/of-somebody-else');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
});
afterEach(() => {
  git('restore', '.');
  git('switch', '--quiet', 'main');
});

/** Changes a value and saves. */
function change(path: string, key: (string | number)[], value: unknown): void {
  studio.edit('Edit', [{ path, edit: { kind: 'set', key, value } }]);
  expect(studio.save().written).toEqual([path]);
}

/** Sends what was saved; returns what can be sent then, and what was sent. */
async function send(branch: string) {
  await studio.send({ branch, message: branch });
  return studio.review();
}

/** Returns the files with their values that would be sent. */
const toSend = async () => (await studio.review()).toSend.map(({ path, after }) => [path, after]);

/** Writes a program that says something and ends with an error; returns the function that takes it out again. */
function refuseBy(program: string, words = 'Not today'): () => void {
  writeFileSync(program, `#!/bin/sh\necho "${words}" >&2\nexit 128\n`, { mode: 0o755 });
  return () => rmSync(program);
}

/** Has a program of our own stand in for one of the system. */
async function withProgram(name: string, words: string, act: () => Promise<void>): Promise<void> {
  const restore = refuseBy(join(bare, name), words);
  const path = jest.replaceProperty(process, 'env', { ...process.env, PATH: `${bare}${delimiter}${process.env.PATH}` });
  await act().finally(() => path.restore());
  restore();
}

test('what was saved goes to a branch of its own, and nothing else does; a restart still knows it', async () => {
  const hook = join(bare, 'hooks/post-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Create a pull request: https://host.example/new/first" >&2\n', { mode: 0o755 });
  writeFileSync(join(data, 'notes.txt'), 'Not of the site');
  git('add', 'notes.txt');
  change(hero, ['badge'], 'First');
  studio.edit('Edit', [{ path: hero, edit: { kind: 'set', key: ['badge'], value: 'Not saved' } }]);
  expect(await toSend()).toEqual([[hero, 'First']]);
  const { toSend: left, branch, sent } = await send('first');
  expect({ left, branch, link: sent?.link }).toEqual({ left: [], branch: 'first', link: 'https://host.example/new/first' });
  const there = gitIn(bare)('show', '--name-status', '--format=%an %s', 'first');
  expect(there.trim().split(/\n+/)).toEqual(['Editor first', `M\t${hero}`]);
  expect(git('status', '--porcelain').trim().split('\n')).toEqual(['A  notes.txt']);
  expect((await new Studio(files, { folder: data }).review()).sent?.changes).toMatchObject([{ path: hero, after: 'First' }]);
  git('rm', '--quiet', '--force', 'notes.txt');
  studio.draft.undo();
});

test('pictures that were replaced and saved are known to be new ones, also under the same name', async () => {
  const path = 'locales/fr/content/features/signature.json';
  const replace = async (name: 'src' | 'portrait', background: string) => {
    const [width, height] = name === 'src' ? [1700, 1200] : [700, 800];
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    expect(await studio.replacePicture({ path, key: ['image', name], file: `${name}.png` }, bytes)).toBeUndefined();
    studio.save();
    await studio.readCommit();
    return studio.problems().flatMap(({ kind, key }) => (kind === 'picture-left' ? [key] : []));
  };
  await replace('src', '#246');
  await replace('portrait', '#246');
  git('add', '.');
  git('commit', '--quiet', '--message=Pictures of its own');
  expect(await replace('src', '#468')).toEqual(['image.src']);
  change(path, ['image', 'alt'], 'Autre image');
  expect(await replace('portrait', '#468')).toEqual([]);
});

test('undone edits are forgotten with a change of branch', async () => {
  change(hero, ['badge'], 'Of the branch');
  await send('of-the-branch');
  studio.edit('Edit', [{ path: hero, edit: { kind: 'set', key: ['badge'], value: 'Undone' } }]);
  studio.draft.undo();
  await studio.goBack();
  studio.draft.redo();
  expect(studio.changes()).toEqual([]);
});

test('what was saved is taken back by the next save, and until then by undo', async () => {
  change('packs.json', ['packs', 0, 'price'], 1200);
  change(hero, ['badge'], 'Taken back');
  const { toSend: saved } = await studio.review();
  await studio.revertSaved(saved.filter(({ path }) => path === hero));
  expect(studio.changes()).toMatchObject([{ path: hero, before: 'Taken back' }]);
  studio.draft.undo();
  expect(studio.changes()).toEqual([]);
  await studio.revertSaved(saved.filter(({ path }) => path === hero));
  expect(studio.save().written).toEqual([hero]);
  expect(await toSend()).toMatchObject([['packs.json', 1200]]);
});

test.each([
  ['a branch that is there', 'main', 'already exists'],
  ['a branch that is there only on the remote', 'of-somebody-else', 'already exists on origin'],
  ['a branch that is an option', '--orphan', 'such as change-a-price'],
  ['a branch that is no name', 'Change a price', 'such as change-a-price'],
  ['nothing', 'empty', 'There is nothing to send'],
])('refused: %s', async (_, branch, reason) => {
  const branches = () => gitIn(bare)('branch') + git('branch');
  const before = branches();
  await expect(send(branch)).rejects.toThrow(reason);
  expect(branches()).toBe(before);
});

test.each([
  ['the remote', 'main', () => join(bare, 'hooks/pre-receive'), /does not accept.*Not today/s],
  ['a hook before the commit', 'main', () => join(data, '.git/hooks/pre-commit'), /A hook.*Git says: Not today$/],
  ['a hook before the push', 'main', () => join(data, '.git/hooks/pre-push'), /A hook.*Not today/],
  ['a hook after the switch', 'main', () => join(data, '.git/hooks/post-checkout'), /Not today/],
  ['another program that uses git', 'main', () => join(data, '.git/index.lock'), /Another program is using git/],
  ['the remote, without a branch', '--detach', () => join(bare, 'hooks/pre-receive'), /Not today/],
  ['a hook, without a branch', '--detach', () => join(data, '.git/hooks/pre-commit'), /Not today/],
])('what is refused by %s can be sent again: the repository is as before', async (name, place, hook, reason) => {
  git('switch', '--quiet', place);
  change(hero, ['badge'], name);
  const state = () => [git('--no-optional-locks', 'status', '--porcelain'), git('branch'), git('rev-parse', 'HEAD')];
  const before = state();
  const accept = refuseBy(hook());
  await expect(send(name.replace(/\W+/g, '-'))).rejects.toThrow(reason);
  expect(state()).toEqual(before);
  accept();
  expect((await send(name.replace(/\W+/g, '-'))).toSend).toEqual([]);
});

test.each<[string, string[], RegExp]>([
  [
    'no name',
    ['-c', 'user.name=', 'commit', '--allow-empty', '--message=x'],
    /git config --global user.name.*Git says: \S/s,
  ],
  ['no server', ['push', 'http://127.0.0.1:1/site.git', 'main'], /cannot be reached.*Git says: \S/s],
  ['no repository', ['push', join(tmpdir(), 'elsewhere'), 'main'], /git remote -v.*Git says: \S/s],
  ['an unknown reason', ['switch', 'nowhere'], /^fatal: invalid reference: nowhere$/],
])('git’s refusal says what to do, and what git said: %s', async (_, args, remedy) => {
  await expect(ask(data, ...args)).rejects.toThrow(remedy);
});

test('a merge that is not finished stays as it is', async () => {
  git('switch', '--quiet', '--create', 'other');
  git('commit', '--quiet', '--allow-empty', '--message=Other');
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--no-commit', 'other');
  change(hero, ['badge'], 'During a merge');
  git('add', '.');
  const state = () => git('status', '--branch', '--porcelain');
  const before = state();
  await expect(send('during-a-merge')).rejects.toThrow(/^Nothing was sent.*not finished in this project.*git status/);
  expect(state()).toBe(before);
  git('merge', '--abort');
});

test('what would wait for an answer is refused, and says what to do', async () => {
  git('config', 'gpg.program', join(bare, 'gpg'));
  const sign = ['commit', '--allow-empty', '--gpg-sign', '--message=Signed'];
  await withProgram('gpg', 'No secret key', () => expect(ask(data, ...sign)).rejects.toThrow(/could not sign.*Git says/));
  writeFileSync(join(bare, 'gpg'), '#!/bin/sh\nsleep 5\n', { mode: 0o755 });
  await expect(gitWithin(500, data, ...sign)).rejects.toThrow(/^Git did not finish within 0.5 seconds.*a password/);
  git('remote', 'set-url', 'origin', 'ssh://host.example/site.git');
  change(hero, ['badge'], 'By ssh');
  const words = '$2: Host key verification failed.';
  await withProgram('ssh', words, () => expect(send('by-ssh')).rejects.toThrow(/compare the key.*BatchMode=yes: Host/s));
  git('remote', 'set-url', 'origin', bare);
});

test('where git does not trust the repository, the page says why nothing can be sent', async () => {
  const words = 'fatal: detected dubious ownership. Call: git config --global --add safe.directory';
  const { review } = await new Promise<{ review: unknown }>((resolve) =>
    withProgram('git', words, async () => resolve((await routes.check?.run(studio, {})) as { review: unknown })),
  );
  expect(review).toEqual({ toSend: [], refusal: expect.stringMatching(/belongs to another user.*safe\.directory/) });
});

test('what was sent is what the check compares with, and so is the branch to which one goes back', async () => {
  const changedPrices = async () => {
    await studio.readCommit();
    return studio
      .problems()
      .filter(({ kind }) => kind === 'price-changed')
      .map(({ found }) => found);
  };
  change('packs.json', ['packs', 0, 'price'], 1200);
  expect(await changedPrices()).toEqual(['1200 €, and 350 € in the last commit']);
  await send('a-price');
  expect(await changedPrices()).toEqual([]);
  git('switch', '--quiet', 'main');
  expect(await changedPrices()).toEqual([]);
});

test('going back leads to where the first of several reviews started, with what was merged there and saved meanwhile', async () => {
  change(hero, ['badge'], 'One');
  await send('one');
  change('errors.json', ['home'], 'Two');
  const { sent } = await send('two');
  // The second branch begins where the first one ends: it holds both changes.
  expect(git('log', '--format=%s', 'main..origin/two').trim().split('\n')).toEqual(['two', 'one']);
  expect(sent).toMatchObject({ branch: 'two', from: 'main', changes: [{ path: 'errors.json', after: 'Two' }] });
  gitIn(bare)('update-ref', 'refs/heads/main', 'refs/heads/one');
  change('site.json', ['copyrightYear'], 2032);
  await studio.goBack();
  expect(await studio.review()).toMatchObject({ branch: 'main', toSend: [{ path: 'site.json' }], sent: { branch: 'two' } });
  expect(git('log', '--format=%s', '-1').trim()).toBe('one');
  await expect(studio.goBack()).rejects.toThrow('not on the branch of a review');
});

test('going back is refused without its remote, and where it would overwrite what was saved meanwhile', async () => {
  git('switch', '--quiet', 'two');
  git('remote', 'set-url', 'origin', `${bare}-gone`);
  await expect(studio.goBack()).rejects.toThrow('There is no repository at the address of the remote');
  git('remote', 'set-url', 'origin', bare);
  change('errors.json', ['home'], 'Three');
  await expect(studio.goBack()).rejects.toThrow('Send it for review first');
  expect((await studio.review()).branch).toBe('two');
});

test('commits made by hand are named before they go along, and so is what to do where they keep a branch from following', async () => {
  git('commit', '--quiet', '--allow-empty', '--message=By hand');
  change(hero, ['badge'], 'With it');
  expect((await studio.review()).commits).toEqual(['By hand']);
  expect((await send('with-it')).commits).toEqual([]);
  gitIn(bare)('update-ref', 'refs/heads/main', 'refs/heads/two');
  await expect(studio.goBack()).rejects.toThrow(
    /^The project is on branch main again, but not up to date.*git pull --rebase/,
  );
  git('reset', '--quiet', '--hard', 'origin/main');
});

test('without a remote, there is nothing to send', async () => {
  git('remote', 'remove', 'origin');
  change(hero, ['badge'], 'Here alone');
  expect(await studio.review()).toEqual({ toSend: [] });
  await expect(send('nowhere')).rejects.toThrow('There is no remote');
});
