import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelWith } from '../../__tests__/hosting/sample-model';
import { ask } from '../../__tests__/hosts/ask';
import { allRedirects } from '../../src/hosting/rules';
import type { SiteModel } from '../../src/hosting/site-model';
import { writeHosts } from '../../src/hosting/write-hosts';
import { serveDecisions } from './serve-files';
import { copySite } from './site-copy';

const pageCount = 10_000;
const mostSeconds = 30;

/**
 * Serves the redirect pages like a host without any configuration, and requests each of them.
 * @throws Error with the first that differs from the data in target or permanence, or that search engines would index
 */
export async function stubsLeadOn(model: SiteModel): Promise<void> {
  const site = copySite('stubs', model);
  const fileAt = (path: string) => (path.endsWith('/') ? `${path}index.html` : `${path.replace(/\.html$/, '')}.html`);
  const host = await serveDecisions(site, async ({ path }) => ({ status: 200, headers: {}, file: fileAt(path) }));
  const pageFiles = new Set(model.pages.map(({ file }) => `/${file}`));
  // Of pages, the file itself answers the address with .html.
  const redirects = allRedirects({ ...model, notFound: [] }).filter(({ from }) => !pageFiles.has(from));
  try {
    for (const { from, to, temporary } of redirects) {
      const { body } = await ask(host.origin, from);
      const leads = body.includes(`content="0; url=${encodeURI(to)}"`) && body.includes('content="noindex"');
      const isPermanent = body.includes('rel="canonical"');
      if (!leads || isPermanent === Boolean(temporary))
        throw new Error(`${from} does not redirect to ${to}${temporary ? ' temporarily' : ''}: ${body}`);
    }
    console.log(`stubs: ${redirects.length} addresses redirect`);
  } finally {
    await host.stop();
  }
}

/**
 * Writes the pages of 10,000 redirects, which takes some 4 seconds. The limit is far higher, because writing files takes ten times as
 * long on some machines; it catches work that grows with the square of the redirects.
 * @throws Error if it takes more CPU time than the limit
 */
export function stubsAreWrittenInTime(): void {
  const model = modelWith(pageCount);
  const folder = mkdtempSync(join(tmpdir(), 'stubs-'));
  const since = process.cpuUsage();
  writeHosts(model, ['stubs'], { hostingFolder: join(folder, 'hosting'), publicFolder: join(folder, 'public') });
  const { user, system } = process.cpuUsage(since);
  rmSync(folder, { recursive: true });
  const seconds = (user + system) / 1e6;
  console.log(`stubs: ${pageCount} pages written in ${seconds.toFixed(1)} s of CPU time`);
  if (seconds > mostSeconds) throw new Error(`That is more than ${mostSeconds} s.`);
}
