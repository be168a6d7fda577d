import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Everything but the built site and a browser. */
const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
for (const part of ['__tests__', 'data', 'node_modules', 'package.json', 'src', 'static', 'tools', 'tsconfig.json'])
  symlinkSync(resolve(part), join(unbuilt, part));
afterAll(() => rmSync(unbuilt, { recursive: true }));

test.each([
  ['test-hosts.ts --only ngnix', '--only ngnix: expected some of preview,nginx,'],
  ['try-defects.ts --only typo', '--only typo: no mistake'],
  ['smoke.ts www.example.com', '"www.example.com" is not an address'],
  ['check-content.ts --relase', "Unknown option '--relase'"],
  ['steps/main.mjs start --port', "Option '--port <value>' argument missing"],
  ['bench.ts', 'There is no Chromium: install it'],
  ['serve.ts', 'There is no built site yet: run "npm run build" first.'],
  ['test-hosts.ts --only preview', 'There is no built site yet: run "npm run build" first.'],
  ['smoke.ts http://127.0.0.1:1', 'http://127.0.0.1:1 does not respond (ECONNREFUSED): check the address and the network.'],
])(
  '%s says in one line what it lacks and what to do',
  (command, message) => {
    const [script = '', ...args] = command.split(' ');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tools/${script}`, ...args], {
      cwd: unbuilt,
      encoding: 'utf8',
      env: { ...process.env, SITE_CHROMIUM: 'playwright', PLAYWRIGHT_BROWSERS_PATH: unbuilt },
      timeout: 60_000,
    });
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  },
  90_000,
);
