import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelWith } from '../../__tests__/hosting/sample-model';
import { ask } from '../../__tests__/hosts/ask';
import type { SiteModel } from '../../src/hosting/site-model';
import { writeHosts } from '../../src/hosting/write-hosts';
import { serveDecisions } from './serve-files';
import { copySite } from './site-copy';

const pageCount = 10_000;
const mostTimes = 2;

/**
 * Serves the pages that stand for redirects as a host does that reads nothing, and asks for each of them.
 * @throws Error with the first that does not lead where the data says, or that search engines would list
 */
export async function stubsLeadOn(model: SiteModel): Promise<void> {
  const site = copySite('stubs', model);
  const host = await serveDecisions(site, async ({ path }) => ({ status: 200, headers: {}, file: `${path}.html` }));
  try {
    for (const { from, to } of model.redirects) {
      const { body } = await ask(host.origin, from);
      const leads = body.includes(`content="0; url=${encodeURI(to)}"`) && body.includes('content="noindex"');
      if (!leads) throw new Error(`${from} does not lead to ${to}: ${body}`);
    }
    console.log(`stubs: ${model.redirects.length} pages lead on`);
  } finally {
    await host.stop();
  }
}

/**
 * Writes the pages of 10,000 redirects, and as many plain files in folders of their own for comparison: what a file costs differs
 * between machines, and on one machine by the minute.
 * @throws Error if the pages take the processor more than twice as long as the plain files
 */
export function stubsAreWrittenFast(): void {
  const model = modelWith(pageCount);
  const folder = mkdtempSync(join(tmpdir(), 'stubs-'));
  const folders = { hostingFolder: join(folder, 'hosting'), publicFolder: join(folder, 'public') };
  const plain = processorSeconds(() => writePlainFiles(join(folder, 'plain')));
  const stubs = processorSeconds(() => writeHosts(model, ['stubs'], folders));
  rmSync(folder, { recursive: true });
  const figures = `${pageCount} pages written in ${stubs.toFixed(1)} s of the processor, plain files in ${plain.toFixed(1)} s`;
  console.log(`stubs: ${figures}`);
  if (stubs > mostTimes * plain) throw new Error(`That is more than ${mostTimes} times as long.`);
}

function writePlainFiles(folder: string): void {
  for (let index = 0; index < pageCount; index++) {
    mkdirSync(join(folder, `page-${index}`), { recursive: true });
    writeFileSync(join(folder, `page-${index}`, 'index.html'), 'plain'.repeat(80));
  }
}

/** How long something takes the processor, in seconds: a busy disk counts for nothing. */
function processorSeconds(run: () => void): number {
  const since = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}
