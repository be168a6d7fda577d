import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { selected } from '../../tools/selected';

/** Runs a tool as `npm run` does. */
function run(command: string, options: SpawnSyncOptions = {}) {
  const [script = '', ...args] = command.split(' ');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `tools/${script}`, ...args], {
    ...options,
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each([
  ['test-hosts.ts --only ngnix', '--only ngnix: expected some of preview,nginx,'],
  ['bench.ts --only fr', '--only fr: expected some of /'],
  ['try-defects.ts --only typo', '--only typo: no mistake'],
  ['try-defects.ts --lanes unit', '--lanes unit: expected some of content,'],
  ['test-editor.ts --only htm', '--only htm: expected some of build,html,'],
  ['smoke.ts www.example.com', '"www.example.com" is not an address'],
  ['smoke.ts https://www.example.com --host ngnix', '--host ngnix: expected some of preview,'],
  ['check-content.ts --relase', "Unknown option '--relase'"],
  ['check-architecture.mts --fix', "Unknown option '--fix'"],
])('%s is refused, in one line', (command, message) => {
  const { status, stderr } = run(command);
  expect(stderr).toContain(message);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

test.each([
  [['--only', 'hosts'], "Unknown option '--only'"],
  [['hosts'], "Unexpected argument 'hosts'"],
  [['--port'], "Option '--port <value>' argument missing"],
])('npm start refuses %p before it does anything', (args, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/steps/main.mjs', 'start', ...args], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect([status, stdout]).toEqual([1, '']);
});

/** Everything but the built site. */
const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
for (const part of ['__tests__', 'data', 'node_modules', 'package.json', 'src', 'static', 'tools', 'tsconfig.json'])
  symlinkSync(resolve(part), join(unbuilt, part));
afterAll(() => rmSync(unbuilt, { recursive: true }));

test.each([
  ['bench.ts', 'There is no Chromium: install it'],
  ['serve.ts', 'There is no built site yet: run "npm run build" first.'],
  ['test-hosts.ts --only preview', 'There is no built site yet: run "npm run build" first.'],
  ['try-defects.ts', 'There is no built site yet: run "npm run build" first.'],
  ['smoke.ts http://127.0.0.1:1', 'http://127.0.0.1:1 does not respond (ECONNREFUSED): check the address and the network.'],
])(
  '%s says in one line what it lacks and what to do',
  (command, message) => {
    const { status, stderr } = run(command, {
      cwd: unbuilt,
      env: { ...process.env, SITE_CHROMIUM: 'playwright', PLAYWRIGHT_BROWSERS_PATH: unbuilt },
      timeout: 60_000,
    });
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  },
  90_000,
);

test('an option takes some of a list, or all of it if it is missing', () => {
  const all = ['nginx', 'apache', 'caddy'];
  expect(selected('--only', undefined, all)).toEqual(all);
  expect(selected('--only', 'caddy,nginx', all)).toEqual(['caddy', 'nginx']);
  expect(() => selected('--only', 'caddy,ngnix', all)).toThrow('--only ngnix: expected some of nginx,apache,caddy.');
});
