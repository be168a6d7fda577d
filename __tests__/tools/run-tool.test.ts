/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const launcher = resolve('tools/run-tool.mjs');
const bundle = '.cache/tools/greet.cjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tool-'));
  write('package.json', '{}');
  write(
    'tools/greet.ts',
    "import { word } from '../src/word';\nconsole.log(word as string, ...process.argv.slice(2));\nprocess.exitCode = 3;",
  );
  write('src/word/index.ts', "export const word = 'hello';");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Runs the tool once its files are old enough for the launcher to keep a bundle of them. */
async function run(...args: string[]) {
  await setTimeout(200);
  const { stdout, stderr, status } = spawnSync(process.execPath, [launcher, 'greet', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { said: stdout.trim(), stderr, status };
}

const spoil = (find: string, by: string) => write(bundle, readFileSync(join(root, bundle), 'utf8').replace(find, by));

test('a tool gets its arguments, and its exit code is passed on', async () => {
  expect(await run('--to', 'you')).toEqual({ said: 'hello --to you', stderr: '', status: 3 });
});

test('the second time, the bundle runs', async () => {
  await run();
  spoil('"hello"', '"from the bundle"');
  expect((await run()).said).toBe('from the bundle');
});

test('a source that has changed is read again, even with its old time and size', async () => {
  await run();
  const file = join(root, 'src/word/index.ts');
  write('src/word/index.ts', "export const word = 'salut';");
  utimesSync(file, 1_000, 1_000);
  expect((await run()).said).toBe('salut');
  write('src/word/index.ts', "export const word = 'tiens';");
  utimesSync(file, 1_000, 1_000);
  expect((await run()).said).toBe('tiens');
});

test('a new file that an import finds first is read', async () => {
  await run();
  write('src/word.ts', "export const word = 'first';");
  expect((await run()).said).toBe('first');
});

test('other packages make another bundle', async () => {
  await run();
  spoil('"hello"', '"old packages"');
  write('package-lock.json', '{}');
  expect((await run()).said).toBe('hello');
});

test.each([
  ['is cut off', (text: string) => text.slice(0, 40)],
  ['is empty', () => ''],
  ['says nothing of its sources', (text: string) => text.slice(text.indexOf('\n') + 1)],
])('a bundle that %s is made again in silence', async (_, damage) => {
  await run();
  write(bundle, damage(readFileSync(join(root, bundle), 'utf8')));
  expect(await run()).toEqual({ said: 'hello', stderr: '', status: 3 });
});

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['holds something else', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 20), Buffer.alloc(500, 'x')])],
  ['is empty', () => Buffer.alloc(0)],
])('compiled code that %s is made again in silence', async (_, damage) => {
  await run();
  const file = join(root, `${bundle}.compiled`);
  const damaged = damage(readFileSync(file));
  writeFileSync(file, damaged);
  expect(await run()).toEqual({ said: 'hello', stderr: '', status: 3 });
  expect(readFileSync(file)).not.toEqual(damaged);
});

test('a tool runs even if bundles cannot be cached', async () => {
  write('.cache', '');
  expect(await run()).toEqual({ said: 'hello', stderr: '', status: 3 });
});

test('no bundle is cached if files change while they are read', async () => {
  const clockBehind = 'data:text/javascript,const { now } = Date; Date.now = () => now() - 60_000;';
  const { stdout } = spawnSync(process.execPath, ['--import', clockBehind, launcher, 'greet'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe('hello');
  expect(existsSync(join(root, bundle))).toBe(false);
});
