import fs, { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listenerFor, startPreview } from '../../tools/preview-server';
import { sampleModel } from '../hosting/sample-model';
import { ask } from '../hosts/ask';

jest.mock('../../tools/built-model', () => ({ builtModel: () => model }));

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
writeFileSync(join(folder, 'fr.html'), '<p>Bonjour</p>');
writeFileSync(join(folder, '404.html'), '<p>404</p>');
writeFileSync(join(folder, 'ten.txt'), '0123456789');

let model = sampleModel();
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer(listenerFor(() => model, folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

test('an invalid range is ignored: the whole file is sent, and the server keeps running', async () => {
  for (const range of ['bytes=5-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-2', 'bytes=-5', 'bytes=5-2-9'])
    expect(await ask(origin, '/ten.txt', { Range: range })).toMatchObject({ status: 200, body: '0123456789' });
  expect(await ask(origin, '/ten.txt', { Range: 'bytes=2-5' })).toMatchObject({ status: 206, body: '2345' });
  expect(await ask(origin, '/ten.txt', { Range: 'bytes=7-' })).toMatchObject({ status: 206, body: '789' });
  expect(await ask(origin, '/ten.txt', { Range: 'bytes=99-' })).toMatchObject({ status: 416 });
});

test('a page that is off the site for now leads on with 302, and nothing keeps that', async () => {
  const { status, headers } = await ask(origin, '/fonctionnalites/aftercare?a=1');
  expect([status, headers.location, headers['cache-control']]).toEqual([
    302,
    '/fr/fonctionnalites?a=1',
    'public, max-age=0, must-revalidate',
  ]);
  expect(await ask(origin, '/tarifs')).toMatchObject({ status: 301 });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed, at a page, a redirect or nowhere', async (method) => {
  for (const path of ['/fr', '/tarifs', '/nowhere', '/ten.txt']) {
    const { status, headers } = await fetch(origin + path, { method, redirect: 'manual' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('HEAD is answered as GET, without the content', async () => {
  const response = await fetch(`${origin}/fr`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('while a build moves a page, its visitors are told to come back, and then get the new one', async () => {
  const [page, moved] = [join(folder, 'fr.html'), join(folder, 'moved.html')];
  for (const [path, file] of [
    ['/fr', 'fr.html'],
    ['/nowhere', '404.html'],
  ] as const) {
    renameSync(join(folder, file), moved);
    expect(await ask(origin, path)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    });
    renameSync(moved, join(folder, file));
  }
  expect(await ask(origin, '/ten.txt')).toMatchObject({ status: 200 });
  writeFileSync(page, '<p>Bonjour de nouveau</p>');
  expect(await ask(origin, '/fr')).toMatchObject({ status: 200, body: '<p>Bonjour de nouveau</p>' });
});

test('a build with another page is served without a restart', async () => {
  expect(await ask(origin, '/nouveau')).toMatchObject({ status: 404 });
  model = { ...model, pages: [...model.pages, { path: '/nouveau', file: 'nouveau.html' }] };
  writeFileSync(join(folder, 'nouveau.html'), '<p>Nouveau</p>');
  writeFileSync(join(folder, 'new.txt'), 'new');
  expect(await ask(origin, '/nouveau')).toMatchObject({ status: 200, body: '<p>Nouveau</p>' });
  expect(await ask(origin, '/new.txt')).toMatchObject({ status: 200, body: 'new' });
});

test('a file that goes while it is sent ends the connection, not the server', async () => {
  const open = jest.spyOn(fs, 'createReadStream').mockImplementationOnce(
    () =>
      new Readable({
        read() {
          this.destroy(Object.assign(new Error('gone'), { code: 'ENOENT' }));
        },
      }) as fs.ReadStream,
  );
  await expect(ask(origin, '/ten.txt')).rejects.toThrow();
  open.mockRestore();
  expect(await ask(origin, '/ten.txt')).toMatchObject({ status: 200 });
});

test('a name that another site has let resolve to this machine gets nothing', async () => {
  const preview = await startPreview(0);
  const { port } = preview.address() as AddressInfo;
  const statusFor = async (host: string) => (await ask(`http://127.0.0.1:${port}`, '/tarifs', { Host: host })).status;
  expect(await statusFor(`localhost:${port}`)).toBe(301);
  expect(await statusFor('elsewhere.example')).toBe(403);
  await new Promise((resolve) => preview.close(resolve));
});
