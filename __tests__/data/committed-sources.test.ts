/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobId, committedSources } from '../../src/data/committed-sources';

let root: string;
let data: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'committed-'));
  data = join(root, 'data');
  mkdirSync(data);
});

afterEach(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const write = (name: string, text: string) => writeFileSync(join(data, name), text);

test('files are read as they were committed, whatever they hold now, and new ones are left out', async () => {
  git('init');
  write('packs.json', 'prix : 350 €\n');
  write('legal.json', '');
  git('add', '.');
  git('commit', '-m', 'Prices');
  write('packs.json', 'prix : 3500 €\n');
  write('new.json', 'new');
  const found = await committedSources(['packs.json', 'new.json', 'legal.json'], data);
  expect([...found]).toEqual([
    ['packs.json', 'prix : 350 €\n'],
    ['legal.json', ''],
  ]);
});

test('of a folder of pictures, the ids of their content are read', async () => {
  git('init');
  mkdirSync(join(data, 'images/fr'), { recursive: true });
  const picture = Buffer.from([0, 10, 0xff, 0xfe, 0]);
  writeFileSync(join(data, 'images/fr/été x.png'), picture);
  write('packs.json', '{}');
  git('add', '.');
  git('commit', '-m', 'Pictures');
  const found = await committedSources(['images/fr', 'images/none', 'packs.json'], data);
  expect([...found]).toEqual([
    ['images/fr/été x.png', blobId(picture)],
    ['packs.json', '{}'],
  ]);
});

test('in a repository without a commit there is nothing', async () => {
  git('init');
  write('packs.json', '{}');
  expect((await committedSources(['packs.json'], data)).size).toBe(0);
});

test('outside of a repository there is nothing', async () => {
  write('packs.json', '{}');
  expect((await committedSources(['packs.json'], data)).size).toBe(0);
});

test('without git there is nothing', async () => {
  const { PATH } = process.env;
  process.env.PATH = root;
  try {
    expect((await committedSources(['packs.json'], data)).size).toBe(0);
  } finally {
    process.env.PATH = PATH;
  }
});
