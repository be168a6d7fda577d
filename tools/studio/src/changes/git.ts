import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gitRefusal } from './git-errors';

const run = promisify(execFile);

/** The largest output, in bytes: git shows whole pictures. */
const maxBuffer = 50_000_000;

/** Options without a shell and without interactive prompts, and with messages in English. */
const optionsIn = (folder: string) => ({
  cwd: folder,
  env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
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
