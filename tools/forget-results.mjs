import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of the code that resolves queries. */
const code = ['packages', 'src/content', 'src/data', 'src/gatsby', 'src/routing'];

/**
 * Has Gatsby run all queries again if the code behind them has changed since the last run that ended well, or another has been started
 * since: one that failed may have noted queries without their results. Gatsby itself does so when its configuration changes, and
 * ignores what that imports (gatsbyjs/gatsby#33946). What webpack has compiled is kept.
 * @param {string} root the project's folder
 * @returns {() => void} call it when Gatsby has ended well
 */
export function forgetResults(root) {
  const hash = createHash('sha256');
  for (const folder of code) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  const digest = hash.digest('hex');
  const note = join(root, 'hosting/code-of-results.txt');
  if (!existsSync(note) || readFileSync(note, 'utf8') !== digest)
    rmSync(join(root, '.cache/redux'), { recursive: true, force: true });
  rmSync(note, { force: true });
  return () => {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, digest);
  };
}
