import type { ChangedFile } from '../draft/draft';
import type { Files } from '../files/files';
import { committedFile } from './git';
import { changedOf } from './review';

/**
 * Returns the files that differ from the last commit, with both contents.
 * @param folder the path of `data/`
 * @param paths the saved files, below `data/`
 */
export async function savedChanges(files: Files, folder: string, paths: readonly string[]): Promise<ChangedFile[]> {
  if (paths.length === 0) return [];
  const changed: ChangedFile[] = [];
  for (const path of await changedOf(folder, paths)) {
    changed.push({ path, base: await committedFile(folder, path), ours: files.read(`data/${path}`) });
  }
  return changed;
}
