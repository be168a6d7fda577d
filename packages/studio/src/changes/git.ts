import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitEnvironment } from '../site';

const run = promisify(execFile);

/** The largest output, in bytes: git shows whole pictures. */
const maxBuffer = 50_000_000;

/** How long git may take, in milliseconds: a push of pictures on a slow network, a hook that runs tests. */
const limit = 60_000;

/** Options without a shell. gpg would ask in the terminal of GPG_TTY, where nobody looks. */
function optionsIn(folder: string, timeout = limit) {
  const { GPG_TTY: _, ...own } = gitEnvironment();
  return { cwd: folder, env: own, timeout, maxBuffer };
}

/** What a program that ends prints on its two streams. */
type Printed = Promise<{ stdout: string; stderr: string }>;

/**
 * Runs git in a folder.
 * @returns what it prints
 * @throws Error with git's message, and what to do about it if that is known
 */
export const git = (folder: string, ...args: string[]): Printed => gitWithin(limit, folder, ...args);

/** The same with another limit, in milliseconds. */
export const gitWithin = (timeout: number, folder: string, ...args: string[]): Printed =>
  run('git', args, optionsIn(folder, timeout)).catch((error: Error & { stderr?: string; killed?: boolean }) => {
    if (error.killed) throw new Error(`Git did not finish within ${timeout / 1000} seconds. ${overdue}`);
    throw new Error(error.stderr ? gitRefusal(error.stderr) : error.message);
  });

const overdue = 'See in a terminal what it waits for, such as the network, a password or a hook: git commit, git push.';

/** Runs git with a remote. ssh refuses where it would ask, unless one has chosen a program or options for it. */
export async function gitWithRemote(folder: string, ...args: string[]): Printed {
  const { GIT_SSH, GIT_SSH_COMMAND } = process.env;
  const isChosen = GIT_SSH || GIT_SSH_COMMAND || (await gitSucceeds(folder, 'config', 'core.sshCommand'));
  return git(folder, ...(isChosen ? [] : ['-c', 'core.sshCommand=ssh -o BatchMode=yes -o ConnectTimeout=15']), ...args);
}

/** Runs git in a folder, and returns whether it succeeds. */
export const gitSucceeds = (folder: string, ...args: string[]): Promise<boolean> =>
  git(folder, ...args).then(
    () => true,
    () => false,
  );

/**
 * Returns a file as the last commit has it; undefined if it has no such file.
 * @param path path below the folder
 */
export const committedFile = (folder: string, path: string): Promise<Buffer | undefined> =>
  run('git', ['show', `HEAD:./${path}`], { ...optionsIn(folder), encoding: 'buffer' }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );

/** What git prints, and what an editor can do about it. */
const remedies: readonly [RegExp, string][] = [
  [
    /Please tell me who you are|unable to auto-detect email|empty ident name/,
    'Git does not know who you are. Set it once in a terminal: git config --global user.name "…" and git config --global user.email "…".',
  ],
  [
    /dubious ownership/,
    'The project belongs to another user of this computer, and git leaves it alone. If you trust it, run the command that git names.',
  ],
  [
    /Host key verification failed/,
    'The key of the remote is new to this computer, or another one than before. Run git ls-remote in a terminal, and compare the key with the one that the Git host publishes.',
  ],
  [
    /could not read (Username|Password)|Authentication failed|Permission denied \(|error: 403/,
    'The remote does not let you in. Sign in once in a terminal, with git push (with ssh: ssh-add), and try again.',
  ],
  [
    /Could not resolve host|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable|Operation timed out/i,
    'The remote cannot be reached. Check the network, and try again.',
  ],
  [
    /does not appear to be a git repository|[Rr]epository .*not found|error: 404/,
    'There is no repository at the address of the remote. Check it in a terminal: git remote -v.',
  ],
  [
    /Not possible to fast-forward/i,
    'It has commits of its own, and so has the remote. You can edit and send, and these commits go along; to join the two first, run git pull --rebase in a terminal.',
  ],
  [/hook declined|protected branch/, 'The remote does not accept this branch.'],
  [
    /\.lock': File exists/,
    'Another program is using git in this project. Wait until it has finished, and try again. If none is, delete the file that git names.',
  ],
  [
    /Permission denied|insufficient permission/,
    'Git may not write to its own files. Look whose they are, in the folder .git.',
  ],
  [
    /cannot switch branch while|resolve your current index|unmerged|during a (?:merge|cherry-pick)/,
    'A merge, a rebase or the like is not finished in this project. Finish it in a terminal: git status says how.',
  ],
  [
    /gpg failed|cannot run gpg|signingkey|failed to write commit object/,
    'Git could not sign the commit. Commit something in a terminal once, so that the key is known and unlocked, and try again.',
  ],
  [
    /(?:ambiguous argument|bad revision) 'HEAD'/,
    'The project has no commit to compare with. Make the first one in a terminal: git commit.',
  ],
];

/** What git says itself when it refuses; a hook that refuses before a push is followed by its message on the push. */
const ownWords = /^(?:fatal|usage): |^error: (?!failed to push)|^ ! /m;

const ofHook = 'A hook of this repository refuses it. Do what it says, and try again.';

/** Returns a refusal of git in the words of an editor, followed by git's own, which are in English. */
function gitRefusal(stderr: string): string {
  const said = stderr.trim();
  const remedy = remedies.find(([printed]) => printed.test(said))?.[1] ?? (ownWords.test(said) ? undefined : ofHook);
  return remedy === undefined ? said : `${remedy} Git says: ${said}`;
}
