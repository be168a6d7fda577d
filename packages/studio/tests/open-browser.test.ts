import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '../start/open-browser';

jest.mock('node:child_process', () => ({ spawn: jest.fn(() => ({ on() {}, unref() {} })) }));

const folder = mkdtempSync(join(tmpdir(), 'open-'));
const { platform } = process;
const asSystem = (value: string) => Object.defineProperty(process, 'platform', { value });
afterAll(() => {
  asSystem(platform);
  rmSync(folder, { recursive: true });
});

test.each(['linux', 'darwin', 'win32'])('%s: the token is in a private file, not among the arguments', (system) => {
  asSystem(system);
  const file = join(folder, `${system}.html`);
  // Of an earlier run, and for everybody to read.
  writeFileSync(file, '');
  openBrowser('http://127.0.0.1:8400/#secret', file);
  const [program, args] = jest.mocked(spawn).mock.lastCall ?? [];
  expect([program, args].flat().at(-1)).toBe(pathToFileURL(file).href);
  expect(JSON.stringify([program, args])).not.toContain('secret');
  expect(readFileSync(file, 'utf8')).toContain('http://127.0.0.1:8400/#secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
