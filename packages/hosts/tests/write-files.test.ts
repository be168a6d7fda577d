import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '..';

const parent = mkdtempSync(join(tmpdir(), 'write-files-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('a path that leaves the folder stops all of them, and each such path is named', () => {
  const leaving = ['../escaped.html', 'a/../../escaped.html', '', '.', 'a/..', 'a\\b.html', 'a\0b.html', '../inside-too/x'];
  const files = ['fine.html', ...leaving].map((path) => ({ path, content: 'x' }));
  const write = () => writeFiles(join(parent, 'inside'), files);
  expect(write).toThrow(leaving.map((path) => JSON.stringify(path)).join(', '));
  expect(readdirSync(parent)).toEqual([]);
});
