import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { writeAdmin } from '../../src/admin/write-admin';
import { siteModelOf } from '../../src/data/hosting-settings';
import { loadContent } from '../../src/data/load-content';
import { adminPage, withAdmin } from '../../src/hosting/admin';
import { headersOf } from '../../src/hosting/headers';
import type { HostedEditing } from '../../src/hosting/settings';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the page of hosted editing as the build writes it, with the headers that hosts send.
 * @param backend replaces the Git host in the configuration, for example by the test back end
 */
export async function serveAdmin(editing: HostedEditing, backend?: object) {
  const folder = mkdtempSync(join(tmpdir(), 'admin-'));
  const content = loadContent();
  await writeAdmin(folder, editing, content.SiteSettings.languages);
  const model = withAdmin(siteModelOf(content), editing);
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const path = join(folder, pathname === adminPage.path ? adminPage.file : pathname);
    const headers = headersOf(model, pathname);
    if (!existsSync(path)) return response.writeHead(404, headers).end();
    const isConfig = pathname === '/admin/config.json' && backend !== undefined;
    const body = readFileSync(path);
    response.writeHead(200, { ...headers, 'Content-Type': types[extname(path)] ?? 'text/plain' });
    response.end(isConfig ? JSON.stringify({ ...JSON.parse(body.toString()), backend, publish_mode: 'simple' }) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${adminPage.path}`,
    end: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
