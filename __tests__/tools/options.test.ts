import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Everything but the built site and a browser. */
const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
for (const part of [
  '__tests__',
  'data',
  'node_modules',
  'package.json',
  'packages',
  'src',
  'static',
  'tools',
  'tsconfig.json',
])
  symlinkSync(resolve(part), join(unbuilt, part));
afterAll(() => rmSync(unbuilt, { recursive: true }));

/** Runs a tool, with its arguments. */
function start(command: string) {
  const [script = '', ...args] = command.split(' ');
  return spawnSync(process.execPath, ['--import', 'tsx', `tools/${script}`, ...args], {
    cwd: unbuilt,
    encoding: 'utf8',
    env: { ...process.env, SITE_CHROMIUM: 'playwright', PLAYWRIGHT_BROWSERS_PATH: unbuilt },
    timeout: 60_000,
  });
}

test.each([
  ['test-hosts.ts ngnix', 'Host ngnix: expected some of preview,nginx,'],
  ['try-defects.ts typo', '"typo": no mistake'],
  ['smoke.ts www.example.com', '"www.example.com" is not an address'],
  ['translations.ts es hero.json', 'add --done before it'],
  ['check-content.ts --relase', "Unknown option '--relase'"],
  ['steps/main.mjs start --port', "Option '--port <value>' argument missing"],
  ['steps/main.mjs start --port 9000a', '--port takes a number from 1024 to 65535, not "9000a".'],
  ['bench.ts', 'There is no Chromium: install it'],
  ['serve.ts', 'There is no built site yet: run "npm run build" first.'],
  ['test-hosts.ts preview', 'There is no built site yet: run "npm run build" first.'],
  ['smoke.ts http://127.0.0.1:1', 'http://127.0.0.1:1 does not respond (ECONNREFUSED): check the address and the network.'],
])(
  '%s says in one line what it lacks and what to do',
  (command, message) => {
    const { status, stderr } = start(command);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  },
  90_000,
);

/** The second address of `localhost`, where this computer has it. */
const second = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
  ? '::1'
  : '127.0.0.1';

test.each([
  ['steps/main.mjs start', '127.0.0.1', 'npm start'],
  ['steps/main.mjs start', second, 'npm start'],
  ['serve.ts', second, 'npm start'],
  ['develop.ts', second, 'npm run develop'],
])(
  '%s says at once that another program has its port, at %s',
  async (command, address, name) => {
    const other = createServer().listen(0, address);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { status, stdout, stderr } = start(`${command} --port ${port}`);
    other.close();
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      `Port ${port} is taken. Choose another: ${name} -- --port ${port + 1}\n`,
    ]);
  },
  90_000,
);

test.each([
  ['addresses --publish', '--publish'],
  ['translations --done es', '--done'],
  ['test:hosts --install --available', '--available --install'],
  ['start --port=9001', '--port'],
  ['edit --no-open', '--no-open'],
])('npm run %s says how to hand over what npm takes for itself', (command, options) => {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...command.split(' ')], {
    cwd: unbuilt,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(stderr).toMatch(`npm took ${options} for itself: npm run ${command.split(' ')[0]} `);
  expect([status, stdout]).toEqual([1, '']);
});
