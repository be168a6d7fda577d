import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peersOf, servePeer } from '../../tools/bench/peers';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
const page = `<!doctype html><title>Peer</title>${'<p>text</p>'.repeat(200)}`;

beforeAll(() => {
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'en/index.html'), page);
});

afterAll(() => rmSync(folder, { recursive: true }));

test('peers are folders, with a path if another page than the first is to be measured', () => {
  expect(peersOf(undefined)).toEqual([]);
  expect(peersOf(`${folder},${folder}:/en`).map(({ path }) => path)).toEqual(['/', '/en']);
  expect(() => peersOf(`${folder},${folder}/none,${folder}/index.html:/en`)).toThrow(
    `Not a folder: ${folder}/none, ${folder}/index.html`,
  );
});

test('a peer is served compressed, and its folder stays as it is', async () => {
  const [peer] = peersOf(`${folder}:/en`);
  if (!peer) throw new Error('There is no peer.');
  const { listener, remove } = await servePeer(peer);
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  const response = await fetch(`http://127.0.0.1:${address.port}/en`, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(await response.text()).toBe(page);
  await new Promise((resolve) => server.close(resolve));
  remove();
  expect(readdirSync(join(folder, 'en'))).toEqual(['index.html']);
});
