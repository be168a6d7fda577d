/** The command works for changed, deleted, and staged deleted files. */
const command = (path: string) => `git checkout HEAD -- ${/[^\w./-]/.test(path) ? `"data/${path}"` : `data/${path}`}`;

/**
 * Advice how to restore the committed version.
 * @param path path of a file or folder below `data/`
 */
export const restoreAdvice = (path: string) => `Restore it as it was last committed: ${command(path)}`;

const restoring = /(?:; or else r|R)estore it as it was last committed: git checkout HEAD -- "?data\/([^"]+)"?$/;

/** The path that an advice restores; undefined if it restores none. */
export const restoredPath = (fix: string): string | undefined => restoring.exec(fix)?.[1];

/** The advice for something that was never committed. */
export const withoutRestore = (fix: string): string =>
  fix.replace(restoring, (part) => (part.startsWith(';') ? '.' : 'It was never committed: undo your last changes by hand.'));

/**
 * Other advice, followed by how to restore the committed version.
 * @param advice the other advice: a sentence without its full stop
 * @param path path of a file or folder below `data/`
 */
export const adviceOrRestore = (advice: string, path: string) =>
  `${advice}; or else restore it as it was last committed: ${command(path)}`;
