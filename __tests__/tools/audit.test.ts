import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tsx = pathToFileURL(require.resolve('tsx')).href;

/** Runs the audit on a built site that sends React, with an npm that gives this answer. */
function audit(answer: object) {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${JSON.stringify(answer)}\nEND\n`);
  chmodSync(npm, 0o755);
  const PATH = [folder, process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, resolve('tools/audit.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  return { status, stdout, stderr };
}

test('an advisory of a package that is for another system only is listed, and does not stop the audit', () => {
  mkdirSync(join(folder, 'public'));
  copyFileSync('package-lock.json', join(folder, 'package-lock.json'));
  writeFileSync(join(folder, 'public/third-party-licenses.txt'), `${'-'.repeat(80)}\nreact 18.3.1 (MIT)\n`);
  const name = '@img/sharp-win32-x64';
  const via = [{ title: 'Slow', url: 'https://example.com/1' }];
  const vulnerability = { name, severity: 'low', via, nodes: [`node_modules/${name}`] };
  const { status, stdout, stderr } = audit({ vulnerabilities: { [name]: vulnerability } });
  expect(stderr).toBe('');
  expect(stdout).toContain(`${name} (low): Slow https://example.com/1`);
  expect(status).toBe(0);
});
