import fs, { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listenerFor, startPreview } from '../../tools/preview-server';
import { ask } from '../hosts/ask';
import { foreignRequests } from '../support/foreign-requests';
import { sampleModel } from '../support/sample-model';

jest.mock('../../tools/built-model', () => ({ builtModel: () => model }));

const folder = mkdtempSync(join(tmpdir(), 'preview-'));
writeFileSync(join(folder, 'fr.html'), '<p>Bonjour</p>');
writeFileSync(join(folder, '404.html'), '<p>404</p>');
writeFileSync(join(folder, 'text.txt'), 'a text');

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

test('while a build moves a page, its visitors are told to come back, and then get the new one', async () => {
  const [page, moved] = [join(folder, 'fr.html'), join(folder, 'moved.html')];
  renameSync(page, moved);
  const { status, headers } = await ask(origin, '/fr');
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  renameSync(moved, page);
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

test('a redirect to an address that is not of plain letters leads there', async () => {
  model = { ...model, redirects: [...model.redirects, { from: '/ancienne', to: '/fr/été 2025#avis' }] };
  const { status, headers } = await ask(origin, '/ancienne?a=1');
  expect([status, headers.location]).toEqual([301, '/fr/%C3%A9t%C3%A9%202025?a=1#avis']);
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
  await expect(ask(origin, '/text.txt')).rejects.toThrow();
  open.mockRestore();
  expect(await ask(origin, '/text.txt')).toMatchObject({ status: 200 });
});

describe('what is not published yet', () => {
  let preview: Server;
  let address: string;
  beforeAll(async () => {
    preview = await startPreview(0);
    address = `localhost:${(preview.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => preview.close(resolve)));

  test('a name that another site has let resolve to this machine gets nothing, and why', async () => {
    const answerFor = (host: string) => ask(`http://${address}`, '/tarifs', { Host: host });
    expect(await answerFor(address)).toMatchObject({ status: 301 });
    expect(await answerFor('elsewhere.example')).toMatchObject({ status: 403, body: expect.stringContaining('localhost') });
  });

  test('a page of another site can show pages to a person, and reach nothing else', async () => {
    const { reached, visits } = await foreignRequests(`http://${address}`);
    expect(reached).toEqual(visits);
  });
});
