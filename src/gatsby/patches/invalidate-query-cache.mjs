import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Folders of the code that resolves queries. */
const code = ['src/content', 'src/data', 'src/gatsby', 'src/routing'];

/** The hash of that code in the last build. */
const note = 'hosting/code-of-answers.txt';

/** Gatsby’s cache between builds, including the hash of its configuration. */
const state = '.cache/redux/redux.rest.state';

/**
 * Makes Gatsby run all queries again if the code behind them has changed since the last build. Gatsby does this only when its
 * configuration changes, and ignores what the configuration imports (initialize.js of gatsby 5.16). Existing pictures are kept.
 *
 * Upstream: gatsbyjs/gatsby#33946, closed as stale.
 * Can go when Gatsby hashes what gatsby-config.ts and gatsby-node.ts import, too.
 * @param {string} root the project's folder
 */
export function invalidateQueryCache(root) {
  const digest = digestOf(root);
  const noteFile = join(root, note);
  if (existsSync(noteFile) && readFileSync(noteFile, 'utf8') === digest) return;
  const stateFile = join(root, state);
  if (existsSync(stateFile)) {
    const kept = deserialize(readFileSync(stateFile));
    writeFileSync(stateFile, serialize({ ...kept, status: { ...kept.status, PLUGINS_HASH: '' } }));
  }
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, digest);
}

function digestOf(root) {
  const hash = createHash('sha256');
  for (const folder of code) {
    const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
