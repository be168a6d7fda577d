import type { ChangedFile } from '../draft/draft';
import { isContentPath } from '../files/content-path';
import { type Files, parseJson, writeWhole } from '../files/files';
import type { Change } from './changes';
import { committedFile, git, gitSucceeds, gitWithRemote } from './git';

/** A request for review. */
export interface Review {
  /** The path of `data/`. */
  folder: string;
  /** The name of the new branch. */
  branch: string;
  message: string;
}

/** What was sent for review last. It outlives the run: one may send today and look for it tomorrow. */
export interface Sent {
  /** The new branch, on which the project is now. */
  branch: string;
  /** The branch on which it was before; undefined if it was on none. */
  from?: string;
  /** The URL for opening a pull request, if the Git host prints one. */
  link?: string;
  changes: readonly Change[];
}

const sentFile = 'cache/sent.json';

/** Keeps what was sent, in place of what was sent before it. */
export const keepSent = (files: Files, sent: Sent): void => writeWhole(files, sentFile, Buffer.from(JSON.stringify(sent)));

/** Returns what was sent last; undefined if there is nothing. */
export const lastSent = (files: Files): Sent | undefined => parseJson(files.read(sentFile))?.value as Sent | undefined;

/** A new branch, and what it takes to leave it. */
interface NewBranch {
  folder: string;
  branch: string;
  /** The branch before; undefined if none was checked out. */
  from: string | undefined;
  /** The commit before. */
  start: string;
}

/**
 * Returns the name of the first remote; undefined without git, outside a repository, or if there is none.
 * @throws Error if git does not trust the repository
 */
export const remoteOf = (folder: string): Promise<string | undefined> =>
  git(folder, 'remote').then(
    ({ stdout }) => stdout.split('\n').find((name) => name !== ''),
    (error: Error) => {
      if (error.message.includes('dubious ownership')) throw error;
      return undefined;
    },
  );

/**
 * Creates a branch, commits only the content that differs from the last commit, and pushes the branch. If that fails, the repository
 * is as before, so that one can try again.
 * @throws Error with git's message, or if there is no remote, the branch name is invalid, or there is nothing to send
 */
export async function sendForReview({ folder, branch, message }: Review): Promise<Omit<Sent, 'changes'>> {
  const remote = await remoteOf(folder);
  if (remote === undefined) throw new Error('There is no remote.');
  if (message.trim() === '') throw new Error('Describe the change.');
  await guardBranch(folder, remote, branch);
  const paths = await changedOf(folder);
  if (paths.length === 0) throw new Error('There is nothing to send: what was saved is committed already.');
  const start = (await git(folder, 'rev-parse', 'HEAD')).stdout.trim();
  const from = await currentBranch(folder);
  const undo = async ({ message: reason }: Error, staged: readonly string[] = []) => {
    await leave({ folder, branch, from, start }, staged);
    throw new Error(`Nothing was sent, and everything is as before. ${reason}`);
  };
  await git(folder, 'switch', '--create', branch).catch((error) => undo(error));
  await commit(folder, paths, message).catch((error) => undo(error, paths));
  const push = gitWithRemote(folder, 'push', '--set-upstream', remote, `refs/heads/${branch}`);
  const { stderr } = await push.catch((error) => undo(error, paths));
  const link = /https:\/\/\S+/.exec(stderr)?.[0];
  return { branch, ...(from !== undefined && { from }), ...(link !== undefined && { link }) };
}

/** @throws Error that says how to name a branch, if it cannot have this name or another branch has it */
async function guardBranch(folder: string, remote: string, branch: string): Promise<void> {
  const isName = await gitSucceeds(folder, 'check-ref-format', `refs/heads/${branch}`);
  if (!isName || branch.startsWith('-'))
    throw new Error(`"${branch}" cannot name a branch. Write words with hyphens, such as change-a-price.`);
  if (await gitSucceeds(folder, 'show-ref', '--verify', '--quiet', `refs/heads/${branch}`))
    throw new Error(`The branch "${branch}" already exists. Choose another name.`);
  const { stdout } = await gitWithRemote(folder, 'ls-remote', '--heads', remote, `refs/heads/${branch}`);
  if (stdout !== '') throw new Error(`The branch "${branch}" already exists on ${remote}. Choose another name.`);
}

/** Returns the files of the content that differ from the last commit, as paths below the folder. */
async function changedOf(folder: string): Promise<string[]> {
  const tracked = await git(folder, 'diff', '--name-only', '--relative', '-z', 'HEAD', '--', '.');
  const added = await git(folder, 'ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  return `${tracked.stdout}${added.stdout}`.split('\0').filter(isContentPath);
}

/** Returns the files of the content that differ from the last commit, with both contents. */
export async function uncommitted(files: Files, folder: string): Promise<ChangedFile[]> {
  const changed: ChangedFile[] = [];
  for (const path of await changedOf(folder)) {
    changed.push({ path, base: await committedFile(folder, path), ours: files.read(`data/${path}`) });
  }
  return changed;
}

async function commit(folder: string, paths: readonly string[], message: string): Promise<void> {
  // After `--`, git reads no path as an option; with `--literal-pathspecs`, it reads none as a pattern.
  await git(folder, '--literal-pathspecs', 'add', '--all', '--', ...paths);
  await git(folder, '--literal-pathspecs', 'commit', `--message=${message}`, '--only', '--', ...paths);
}

/**
 * Goes back to the branch before, deletes the new one, and unstages the files, which stay as they are. The first two need neither the
 * index nor the files, so they succeed while another program uses git.
 */
async function leave({ folder, branch, from, start }: NewBranch, staged: readonly string[]): Promise<void> {
  const before =
    from === undefined ? ['update-ref', '--no-deref', 'HEAD', start] : ['symbolic-ref', 'HEAD', `refs/heads/${from}`];
  await git(folder, ...before);
  await gitSucceeds(folder, 'branch', '--delete', '--force', branch);
  if (staged.length > 0) await gitSucceeds(folder, '--literal-pathspecs', 'reset', '--quiet', '--', ...staged);
}

/**
 * Goes to a branch, with what is saved and not committed, and brings it up to date if it follows a branch of a remote. What the remote
 * has is fetched first: without a network, everything stays as it is.
 * @throws Error that says what is in the way, or with git's message
 */
export async function goTo(folder: string, branch: string): Promise<void> {
  const follows = await gitSucceeds(folder, 'rev-parse', '--verify', '--quiet', `${branch}@{upstream}`);
  if (follows) {
    const { stdout: remote } = await git(folder, 'config', `branch.${branch}.remote`);
    await gitWithRemote(folder, 'fetch', '--quiet', remote.trim());
  }
  await git(folder, 'switch', branch).catch((error: Error) => {
    throw new Error(savedInTheWay(error) ?? error.message);
  });
  if (!follows) return;
  await git(folder, 'merge', '--ff-only', '--quiet', `${branch}@{upstream}`).catch((error: Error) => {
    const reason = savedInTheWay(error) ?? error.message;
    throw new Error(`The project is on branch ${branch} again, but not up to date. ${reason}`);
  });
}

/** Returns what to do if git would overwrite what is saved and not committed; undefined if that is not the reason. */
const savedInTheWay = ({ message }: Error): string | undefined =>
  message.includes('would be overwritten')
    ? 'What is saved and not sent changes files that differ there. Send it for review first.'
    : undefined;

/** The most commits that are listed. */
const mostCommits = 20;

/** Returns the subjects of the commits that no branch of the remote has: what is sent next takes them along. */
export async function unpublished(folder: string, remote: string): Promise<string[]> {
  const ofRemote = `refs/remotes/${remote}`;
  // Without any branch of the remote, every commit would be one.
  if ((await git(folder, 'for-each-ref', '--count=1', ofRemote)).stdout === '') return [];
  const { stdout } = await git(
    folder,
    'log',
    '--format=%s',
    `--max-count=${mostCommits}`,
    'HEAD',
    '--not',
    `--remotes=${remote}`,
  );
  return stdout.split('\n').filter((subject) => subject !== '');
}

/** Returns the checked-out branch; undefined if there is none. */
export const currentBranch = (folder: string): Promise<string | undefined> =>
  git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD').then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
