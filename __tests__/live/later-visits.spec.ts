import type { RequestListener } from 'node:http';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { budgets, firstFlight } from '../../tools/bench/targets';
import { chromiumOptions } from '../../tools/browser';
import { previewListener } from '../../tools/preview-server';
import { type SecureServer, serveSecure } from '../../tools/serve-secure';
import { registry, triedLanguages } from '../e2e/support/site';
import { expect, test } from '../e2e/support/test';
import { whenHydrated } from '../e2e/support/visit';
import { oneOfEachKind } from '../support/copies';

const pages = oneOfEachKind(
  registry.pages.filter(({ kind }) => kind !== 'root' && kind !== 'unknown' && kind !== 'notFound'),
);

/** A response, and its bytes over the network, headers included. */
interface Sent {
  url: string;
  bytes: number;
}

/** Opens an address in a new tab, and closes it when nothing is requested any more. */
async function visitOf(context: BrowserContext, address: string): Promise<Sent[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const urls = new Map<string, string>();
  const sent: Sent[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const url = urls.get(requestId) ?? '';
    // Chromium also counts what is written in a style sheet, as a data: address.
    if (bytes > 0 && url.startsWith('https:')) sent.push({ url, bytes });
  });
  await session.send('Network.enable');
  await page.goto(address);
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return sent;
}

function expectAtMost(sent: readonly Sent[], budget: number): void {
  const total = sent.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, JSON.stringify(sent, null, 2)).toBeLessThanOrEqual(budget);
}

/** Paths of files that a deployment has changed. */
const changed = new Set<string>();

/** The site; what a browser has kept of a changed file is of no use, so it is sent whole. */
function listener(): RequestListener {
  const preview = previewListener();
  return (request, response) => {
    if (changed.has(request.url ?? '')) delete request.headers['if-none-match'];
    preview(request, response);
  };
}

let server: SecureServer;
let browser: Browser;
test.beforeAll(async () => {
  server = await serveSecure(listener());
  const options = chromiumOptions();
  browser = await chromium.launch({ ...options, args: [...(options.args ?? []), server.trust] });
});
test.afterAll(async () => {
  await browser.close();
  await server.stop();
});

for (const language of triedLanguages) {
  test(`${language}: a second visit sends at most 2 kB, and one after a text was changed at most 30 kB`, async () => {
    test.setTimeout(120_000);
    for (const { path } of pages.filter((page) => page.language === language)) {
      await test.step(path, async () => {
        const context = await browser.newContext();
        const address = server.origin + path;
        expect((await visitOf(context, address)).map(({ url }) => url)).toContain(address);
        server.disconnect();
        expectAtMost(await visitOf(context, address), budgets.laterVisit);
        server.disconnect();
        changed.add(path).add(`/page-data${path}/page-data.json`);
        const updated = await visitOf(context, address);
        const again = updated.filter(({ bytes }) => bytes > 1000);
        expect(again).toHaveLength(changed.size);
        // The budget of a page that takes one round trip. Longer texts make it longer, and its data, which repeats them.
        const { bytes = 0 } = again.find(({ url }) => url === address) ?? {};
        expectAtMost(updated, budgets.updatedVisit * Math.max(1, bytes / firstFlight));
        changed.clear();
        await context.close();
      });
    }
  });
}
