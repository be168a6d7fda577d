/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blobId, committedSources } from '../../src/data/committed-sources';
import { gitEnvironment } from '../../src/data/git-environment';

const root = mkdtempSync(join(tmpdir(), 'committed-'));
const data = join(root, 'data');
mkdirSync(join(data, 'images/fr'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.org', ...args], {
    cwd: root,
    env: gitEnvironment(),
    stdio: 'ignore',
  });
const write = (name: string, content: string | Buffer) => writeFileSync(join(data, name), content);
const committed = async (...paths: string[]) => [...(await committedSources(paths, data))];

test('outside of a repository, without a commit and without git there is nothing', async () => {
  write('packs.json', '{}');
  expect(await committed('packs.json')).toEqual([]);
  git('init');
  expect(await committed('packs.json')).toEqual([]);
  const path = jest.replaceProperty(process, 'env', { ...process.env, PATH: root });
  expect(await committed('packs.json')).toEqual([]);
  path.restore();
});

test('files are read as they were committed, new ones are left out, and of pictures the ids of their content are read', async () => {
  const picture = Buffer.from([0, 10, 0xff, 0xfe, 0]);
  write('images/fr/été x.png', picture);
  write('packs.json', 'prix : 350 €\n');
  write('legal.json', '');
  git('add', '.');
  git('commit', '-m', 'Prices');
  write('packs.json', 'prix : 3500 €\n');
  write('new.json', 'new');
  expect(await committed('packs.json', 'new.json', 'images/fr', 'images/none', 'legal.json')).toEqual([
    ['packs.json', 'prix : 350 €\n'],
    ['images/fr/été x.png', blobId(picture)],
    ['legal.json', ''],
  ]);
});
