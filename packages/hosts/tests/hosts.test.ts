import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelWith, sampleModel } from '../../../__tests__/support/sample-model';
import { hostFaults, hostNamed, writeHosts } from '..';

const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (model: ReturnType<typeof sampleModel>, names: string[]) =>
  writeHosts(model, names, { hostingFolder: join(folder, 'hosting'), publicFolder: join(folder, 'public') });

test('a page that stands for a temporary redirect hands nothing of its address to the target, and is not listed', () => {
  const { published } = hostNamed('stubs').write(sampleModel());
  const pageAt = (path: string) => published.find((file) => file.path === path)?.content;
  expect(pageAt('tarifs.html')).toContain('rel="canonical"');
  expect(pageAt('fonctionnalites/aftercare.html')).not.toContain('rel="canonical"');
  expect(pageAt('fonctionnalites/aftercare.html')).toContain('content="noindex"');
  expect(pageAt('fonctionnalites/aftercare.html')).toContain('content="0; url=/fr/fonctionnalites"');
});

test('a host without rules answers an address with a slash at the end by the index of a folder, and keeps the files of pages', () => {
  const model = sampleModel();
  const files = new Map(
    hostNamed('stubs')
      .write(model)
      .published.map(({ path, content }) => [path, content]),
  );
  for (const { path } of model.pages.filter((page) => page.path !== '/'))
    expect(files.get(`${path.slice(1)}/index.html`)).toContain(`content="0; url=${path}"`);
  for (const { from } of model.redirects)
    expect(files.get(`${from.slice(1)}/index.html`)).toBe(files.get(`${from.slice(1)}.html`));
  expect([...model.pages, ...model.notFound].filter(({ file }) => files.has(file))).toEqual([]);
});

test('Apache gets the percent signs of a header twice: one alone would start a format', () => {
  const model = sampleModel();
  const policy = 'script-src https://cdn.example.com/a%2Cb/';
  const { published } = hostNamed('apache').write({ ...model, headers: { 'Content-Security-Policy': policy } });
  expect(published[0]?.content).toContain('https://cdn.example.com/a%%2Cb/');
});

test('many redirects to one address become several routes of Vercel, none too long', () => {
  const { files } = hostNamed('vercel').write(modelWith(500));
  const { routes } = JSON.parse(files[0]?.content ?? '') as { routes: { src?: string; status?: number }[] };
  const sources = routes.filter(({ status }) => status === 301).map(({ src = '' }) => src);
  expect(Math.max(...sources.map(({ length }) => length))).toBeLessThanOrEqual(4096);
  for (const path of ['/old/page-0', '/old/page-499/', '/old/page-250.html']) {
    expect(sources.filter((source) => new RegExp(source).test(path))).toHaveLength(1);
  }
});

test('exceeding a limit of a host stops the build and names the limit', () => {
  const limit = (name: string, said: RegExp) => [{ name, kind: 'limit', limits: [expect.stringMatching(said)] }];
  expect(hostFaults(modelWith(700), ['cloudflare'])).toEqual(
    limit('cloudflare', /^2\d{3} lines in _redirects, .* \(at most 2000\)\.$/),
  );
  const redirects = Array.from({ length: 2000 }, (_, index) => ({ from: `/old/${index}`, to: `/${'x'.repeat(900)}` }));
  expect(hostFaults({ ...sampleModel(), redirects }, ['cloudfront'])).toEqual(
    limit('cloudfront', /^\d+ bytes in routes.json \(at most 5242880\)\.$/),
  );
});

test('the published files of a host that is no longer listed are removed', () => {
  write(sampleModel(), ['netlify']);
  expect(existsSync(join(folder, 'public/_redirects'))).toBe(true);
  write(sampleModel(), ['nginx']);
  expect(existsSync(join(folder, 'public/_redirects'))).toBe(false);
});

test('nginx gets addresses that differ in capitals alone once: it takes them for one, and would not start', () => {
  const model = sampleModel();
  const redirects = ['/old/longName', '/old/longname'].map((from) => ({ from, to: '/fr' }));
  write({ ...model, redirects }, ['nginx']);
  const maps = readFileSync(join(folder, 'hosting/nginx/maps.conf'), 'utf8');
  expect(maps.match(/"\/old\/longname" /gi)).toHaveLength(1);
});

test('nginx is told of no type twice, which it would say at every start: it counts HTML itself', () => {
  const { files } = hostNamed('nginx').write(sampleModel());
  const server = files.find(({ path }) => path === 'server.conf')?.content ?? '';
  const [, types = ''] = /^charset_types (.*);$/m.exec(server) ?? [];
  expect(types.split(' ')).toContain('text/markdown');
  expect(new Set(['text/html', ...types.split(' ')]).size).toBe(types.split(' ').length + 1);
});

test('two hosts that read a file of the same name differently exclude each other', () => {
  expect(hostFaults(sampleModel(), ['netlify', 'cloudflare'])).toEqual([
    { kind: 'excluded', name: 'cloudflare', other: 'netlify', file: '_redirects' },
  ]);
});

test('an unknown host is named, with the known ones', () => {
  expect(() => write(sampleModel(), ['geocities'])).toThrow(/no host "geocities".*apache, caddy/);
});
