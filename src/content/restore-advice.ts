const words = 'estore it as it was last committed: git checkout HEAD -- data/';

/**
 * Says how to get back what was committed: the command works for what was changed, deleted, or deleted and staged.
 * @param path path of a file or folder below `data/`
 */
export const restoreAdvice = (path: string) => `R${words}${path}`;

/**
 * The same, after what else to do.
 * @param otherwise when not to restore it, and what to do then: a sentence without its full stop
 */
export const adviceOrRestore = (otherwise: string, path: string) => `${otherwise}; or else r${words}${path}`;
