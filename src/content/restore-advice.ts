const words = 'estore it as it was last committed: git checkout HEAD -- data/';

/**
 * Advice how to restore the committed version: the command works for changed, deleted, and staged deleted files.
 * @param path path of a file or folder below `data/`
 */
export const restoreAdvice = (path: string) => `R${words}${path}`;

/**
 * Other advice, followed by how to restore the committed version.
 * @param otherwise the other advice: a sentence without its full stop
 * @param path path of a file or folder below `data/`
 */
export const adviceOrRestore = (otherwise: string, path: string) => `${otherwise}; or else r${words}${path}`;
