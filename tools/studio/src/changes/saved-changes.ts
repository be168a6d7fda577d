import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ChangedFile } from '../draft/draft';
import type { Files } from '../files/files';
import { changedOf } from './review';

const run = promisify(execFile);

/** The largest file that git shows, in bytes: pictures are smaller. */
const maxBuffer = 50_000_000;

/**
 * Returns the files that differ from the last commit, with both contents.
 * @param folder the path of `data/`
 * @param paths the saved files, below `data/`
 */
export async function savedChanges(files: Files, folder: string, paths: readonly string[]): Promise<ChangedFile[]> {
  if (paths.length === 0) return [];
  const changed: ChangedFile[] = [];
  for (const path of await changedOf(folder, paths)) {
    changed.push({ path, base: await committed(folder, path), ours: files.read(`data/${path}`) });
  }
  return changed;
}

/** Returns a file as the last commit has it; undefined if it has no such file. */
const committed = (folder: string, path: string): Promise<Buffer | undefined> =>
  run('git', ['show', `HEAD:./${path}`], { cwd: folder, encoding: 'buffer', maxBuffer }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );
