import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What is sent for review. */
export interface Review {
  /** The project's folder. */
  folder: string;
  /** Its remote, such as `origin`. */
  remote: string;
  /** The name of the new branch. */
  branch: string;
  message: string;
  /** What was saved, by paths from the project's folder. */
  paths: readonly string[];
}

/** What came of it. */
export interface Sent {
  branch: string;
  commit: string;
  /** Where the host asks for a pull request, if it says so. */
  link?: string;
}

const run = promisify(execFile);

/** Runs git without a shell, and without a question that nobody sees. */
const git = async (folder: string, ...args: string[]) => {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  return run('git', args, { cwd: folder, env, timeout: 120_000 });
};

/** The remotes of a repository; none without git, or outside of a repository. */
export async function remotesOf(folder: string): Promise<string[]> {
  const { stdout } = await git(folder, 'remote').catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter((name) => name !== '');
}

/**
 * Makes a branch, commits what was saved and nothing else, and pushes it.
 * @throws Error in the words of git, or if there is no such remote or no such branch can be
 */
export async function sendForReview({ folder, remote, branch, message, paths }: Review): Promise<Sent> {
  if (!(await remotesOf(folder)).includes(remote)) throw new Error(`There is no remote "${remote}".`);
  if (paths.length === 0 || message.trim() === '') throw new Error('There is nothing to send, or no word of what it is.');
  await git(folder, 'check-ref-format', `refs/heads/${branch}`);
  if (branch.startsWith('-')) throw new Error('A branch does not begin with "-".');
  await commitOn(folder, branch, message, paths);
  const { stderr } = await git(folder, 'push', '--set-upstream', remote, `refs/heads/${branch}`);
  const { stdout } = await git(folder, 'rev-parse', 'HEAD');
  const link = /https:\/\/\S+/.exec(stderr)?.[0];
  return { branch, commit: stdout.trim(), ...(link !== undefined && { link }) };
}

/** Makes a branch with one commit; where that fails, there is no such branch, and the files stay as they are. */
async function commitOn(folder: string, branch: string, message: string, paths: readonly string[]): Promise<void> {
  await git(folder, 'switch', '--create', branch);
  try {
    // Paths behind `--` are never options, and with this setting never patterns.
    await git(folder, '--literal-pathspecs', 'add', '--all', '--', ...paths);
    await git(folder, '--literal-pathspecs', 'commit', `--message=${message}`, '--only', '--', ...paths);
  } catch (error) {
    await git(folder, 'switch', '-');
    await git(folder, 'branch', '--delete', branch);
    throw error;
  }
}
