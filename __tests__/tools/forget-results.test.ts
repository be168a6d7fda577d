import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = mkdtempSync(join(tmpdir(), 'results-'));
const code = ['packages', 'src/content', 'src/data', 'src/gatsby', 'src/routing'];
for (const folder of code) mkdirSync(join(root, folder), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

/** Whether a build, which then ends well or fails, goes on from what the last one has kept. */
function areKept(endsWell = true): boolean {
  const state = join(root, '.cache/redux');
  mkdirSync(state, { recursive: true });
  const tool = JSON.stringify(pathToFileURL('tools/forget-results.mjs').href);
  const run = `import { forgetResults } from ${tool}; forgetResults(${JSON.stringify(root)})${endsWell ? '()' : ''};`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', run]);
  return existsSync(state);
}

test('what queries have found is kept until code behind them changes, wherever it is', () => {
  expect([areKept(), areKept()]).toEqual([false, true]);
  for (const folder of code) {
    writeFileSync(join(root, folder, 'other.ts'), '');
    expect([areKept(), areKept()]).toEqual([false, true]);
  }
  writeFileSync(join(root, 'src/theme.ts'), '');
  expect(areKept()).toBe(true);
});

test('after a build that failed or was killed, the next one trusts nothing of what it has found', () => {
  expect([areKept(), areKept(false), areKept()]).toEqual([expect.anything(), true, false]);
});
