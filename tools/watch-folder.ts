import { watch } from 'chokidar-4';

/**
 * Calls a function when anything changes in a folder, and once when it begins to watch, for changes before that. Node's own
 * watcher does not notice the second time that a file is replaced, as by `git switch` and by editors that save safely.
 * @param folder its path
 * @param onChange called for each change; programs write several files at a time
 * @returns stops watching
 */
export function watchFolder(folder: string, onChange: () => void): () => Promise<void> {
  const watcher = watch(folder, { ignoreInitial: true });
  // A folder can disappear while the watcher reads it, for example when another branch is checked out.
  watcher.on('all', onChange).on('ready', onChange).on('error', onChange);
  return () => watcher.close();
}
