import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What makes the answers to queries out of the data. */
const code = ['src/content', 'src/data', 'src/gatsby', 'src/routing'];

/** Which code that was in the last build. */
const note = 'hosting/code-of-answers.txt';

/** What Gatsby keeps between builds: among it, the hash of its configuration. */
const state = '.cache/redux/redux.rest.state';

/**
 * Has Gatsby ask all queries again if the code behind them is another than in the last build. It does so by itself when its
 * configuration changed, but does not look at what the configuration imports (initialize.js of gatsby 5.16). Pictures that are
 * made already stay.
 *
 * Upstream: gatsbyjs/gatsby#33946, closed as stale.
 * Can go when Gatsby hashes what gatsby-config.ts and gatsby-node.ts import, too.
 * @param {string} root the project's folder
 */
export function forgetOldAnswers(root) {
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
