import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitEnvironment } from '../site';

const run = promisify(execFile);

/** The largest output, in bytes: git shows whole pictures. */
const maxBuffer = 50_000_000;

/** Options without a shell and without interactive prompts, and with messages in English. */
const optionsIn = (folder: string) => ({
  cwd: folder,
  env: { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  timeout: 120_000,
  maxBuffer,
});

/**
 * Runs git in a folder.
 * @returns what it prints
 * @throws Error with git's message, and what to do about it if that is known
 */
export const git = (folder: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> =>
  run('git', args, optionsIn(folder)).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr ? gitRefusal(error.stderr) : error.message);
  });

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
    /could not read (Username|Password)|Authentication failed|Permission denied|error: 403/,
    'The remote does not let you in. Sign in once in a terminal, with git push, and try again.',
  ],
  [
    /Could not resolve host|Failed to connect|Connection (refused|timed out|reset)|Network is unreachable|Operation timed out/i,
    'The remote cannot be reached. Check the network, and try again.',
  ],
  [
    /does not appear to be a git repository|[Rr]epository .*not found|error: 404/,
    'There is no repository at the address of the remote. Check it in a terminal: git remote -v.',
  ],
  [/pre-receive hook declined|protected branch/, 'The remote does not accept this branch.'],
  [/index\.lock/, 'Another program is using git in this project. Wait until it has finished, and try again.'],
];

/** Returns a refusal of git in the words of an editor, followed by git's own, which are in English. */
function gitRefusal(stderr: string): string {
  const said = stderr.trim();
  const remedy = remedies.find(([printed]) => printed.test(said))?.[1];
  return remedy === undefined ? said : `${remedy} Git says: ${said}`;
}
