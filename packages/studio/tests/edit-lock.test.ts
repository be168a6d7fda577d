import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lock } from '../start/lock';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'own/lock.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a second studio on the same checkout is told where the first one is', () => {
  const unlock = lock(file, 'http://127.0.0.1:1');
  expect(() => lock(file, 'http://127.0.0.1:2')).toThrow(`http://127.0.0.1:1 (process ${process.pid})`);
  unlock();
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['of a program that has ended', () => JSON.stringify({ pid: spawnSync('node', ['-e', '']).pid, address: '' })],
  ['that is damaged', () => '{'],
])('a lock %s is taken over', (_, held) => {
  writeFileSync(file, held());
  lock(file, 'http://127.0.0.1:2')();
  expect(existsSync(file)).toBe(false);
});

test('npm run edit gets as far as its own messages', () => {
  const { stderr } = spawnSync(process.execPath, ['packages/studio/start/edit.mjs', '--port', 'none'], { encoding: 'utf8' });
  expect(stderr).toMatch(/--port takes a number|open already/);
}, 60_000);
