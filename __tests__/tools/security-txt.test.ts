import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { securityTxtProblems } from '../../tools/security-txt-problems';

const day = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'security-txt-'));
const site = join(folder, 'site.json');

beforeAll(() => cpSync('__tests__/fixtures/site', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

function kindsWith(expires: string): string[] {
  const { security, ...rest } = JSON.parse(readFileSync(site, 'utf8'));
  writeFileSync(site, JSON.stringify({ ...rest, security: { ...security, expires } }));
  return securityTxtProblems(folder).map(({ kind }) => kind);
}

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

test('a date more than a month ahead is right', () => {
  expect(kindsWith(inDays(31))).toEqual([]);
});

test('from a month before, the run fails', () => {
  expect(kindsWith(inDays(29))).toEqual(['security-date']);
});

test('a date that cannot be read fails too', () => {
  expect(kindsWith('soon')).toHaveLength(1);
});
