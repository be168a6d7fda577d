import type { Page, Request } from '@playwright/test';
import { budgets } from '../../tools/bench/targets';
import { feature, landing } from './support/pages';
import { expect, test } from './support/test';
import { whenHydrated } from './support/visit';

// The phone of the benchmark, on a first visit.
test.use({
  earlierChoice: 'none',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

/** Size of all response headers over HTTP/2, and of the icon, which a headless browser does not request. */
const headersAndIcon = 5_000;

/** The transferred size of what was requested, by its address. */
const sizesOf = (requests: readonly Request[]) =>
  Promise.all(requests.map(async (request) => ({ url: request.url(), bytes: (await request.sizes()).responseBodySize })));
const sumOf = (sizes: readonly { bytes: number }[]) => sizes.reduce((sum, { bytes }) => sum + bytes, 0);

/** Opens a page on a slow network, and notes what is requested until it is idle. */
async function open(page: Page, path: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  // On a slow network, browsers request pictures earlier, three screens away.
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...conditions, connectionType: 'cellular3g' });
  await page.goto(path, { waitUntil: 'networkidle' });
  return requests;
}

test('the landing page is at most 200 kB in all, until the visitor does anything', async ({ page }) => {
  const requests = await open(page, landing);
  const all = await sizesOf(requests);
  // The section below the first one is near enough to load its pictures.
  for (const kind of ['.woff2', '.js', '.json', '.avif'])
    expect(all.filter(({ url }) => url.endsWith(kind))).not.toEqual([]);
  expect(sumOf(all) + headersAndIcon, JSON.stringify(all, null, 2)).toBeLessThanOrEqual(budgets.landing);
  await whenHydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = await sizesOf(requests.filter((request) => request.resourceType() === 'script'));
  expect(sumOf(scripts), JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(budgets.awakeScripts);
});

test('a feature’s page is at most 230 kB in all, until the visitor does anything', async ({ page }) => {
  const all = await sizesOf(await open(page, feature.path));
  expect(all.filter(({ url }) => url.endsWith('.avif')).length).toBeGreaterThan(1);
  expect(sumOf(all) + headersAndIcon, JSON.stringify(all, null, 2)).toBeLessThanOrEqual(budgets.page);
});
