import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveDecisions } from '../../tools/hosts/serve-files';

test('a page that the host names and the site lacks is answered with 404', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(folder, 'there.html'), 'Here');
  const site = {
    publicFolder: folder,
    workFolder: folder,
    ownFolder: folder,
    remove: () => rmSync(folder, { recursive: true }),
  };
  const host = await serveDecisions(site, async ({ path }) => ({ status: 200, headers: {}, file: `${path}.html` }));
  try {
    const found = await fetch(`${host.origin}/there`);
    expect([found.status, await found.text()]).toEqual([200, 'Here']);
    const missing = await fetch(`${host.origin}/missing`, { signal: AbortSignal.timeout(5000) });
    expect(missing.status).toBe(404);
    await missing.text();
  } finally {
    await host.stop();
  }
});
