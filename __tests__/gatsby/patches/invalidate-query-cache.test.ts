import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';

const tool = pathToFileURL('src/gatsby/patches/invalidate-query-cache.mjs').href;

/** The folders whose code answers queries. */
const code = ['src/content', 'src/data', 'src/gatsby', 'src/routing'];

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'answers-'));
  for (const folder of code) cpSync(folder, join(root, folder), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Whether the next build goes on from what the last one has kept. */
function survives(): boolean {
  const folder = join(root, '.cache/redux');
  mkdirSync(folder, { recursive: true });
  const state = join(folder, 'redux.rest.state');
  const status = { PLUGINS_HASH: 'of the configuration', other: 1 };
  writeFileSync(state, serialize({ status, jobsV2: 'pictures' }));
  const code = `import { invalidateQueryCache } from ${JSON.stringify(tool)}; invalidateQueryCache(${JSON.stringify(root)});`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code]);
  const kept = deserialize(readFileSync(state)) as { status: typeof status };
  expect(kept).toEqual({ status: { ...status, PLUGINS_HASH: expect.any(String) }, jobsV2: 'pictures' });
  return kept.status.PLUGINS_HASH !== '';
}

test('query results are kept while the code behind them is unchanged', () => {
  survives();
  expect(survives()).toBe(true);
  writeFileSync(join(root, 'src/theme.ts'), '');
  expect(survives()).toBe(true);
});

test.each(code)('changed code in %s makes the queries run again, once', (folder) => {
  survives();
  writeFileSync(join(root, folder, 'other.ts'), '');
  expect(survives()).toBe(false);
  expect(survives()).toBe(true);
});

test('a cache without a recorded hash is not used', () => {
  expect(survives()).toBe(false);
});
