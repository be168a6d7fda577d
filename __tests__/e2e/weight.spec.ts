import type { Page, Request } from '@playwright/test';
import { budgets } from '../../tools/bench/targets';
import { landingPath, site, triedLanguages } from './support/site';
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

/** Size of all response headers over HTTP/2, measured by the benchmark; the preview server uses HTTP/1.1, where they are larger. */
const headers = 3_000;

/** Makes the browser assume a slow network, where it requests pictures earlier, three screens away. */
async function onMobileNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { ...conditions, connectionType: 'cellular3g' });
}

/** The transferred size of the page’s icon. */
async function iconSize(page: Page): Promise<number> {
  const address = await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href');
  const response = await page.request.get(address ?? '', { headers: { 'Accept-Encoding': 'br' } });
  return Number(response.headers()['content-length']);
}

const sizesOf = (requests: readonly Request[]) =>
  Promise.all(requests.map(async (request) => ({ url: request.url(), bytes: (await request.sizes()).responseBodySize })));

for (const language of triedLanguages) {
  test(`${language}: the landing page is at most 200 kB in all, until the visitor does anything`, async ({ page }) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await onMobileNetwork(page);
    await page.goto(landingPath(language), { waitUntil: 'networkidle' });
    const sizes = await sizesOf(requests);
    const kinds = sizes.map(({ url }) => /\.\w+$/.exec(new URL(url).pathname)?.[0] ?? 'document');
    // The section below the first one is near enough to load its pictures.
    const hasPictures = ['demo', 'solutions', 'testimonials'].includes(site.sections[1] ?? '');
    expect(kinds).toEqual(expect.arrayContaining(['document', '.woff2', '.js', '.json', ...(hasPictures ? ['.avif'] : [])]));
    // A headless browser requests no icon.
    const icon = kinds.includes('.svg') ? 0 : await iconSize(page);
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, icon);
    expect(total + headers, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(budgets.landing);
    await whenHydrated(page);
    await page.waitForLoadState('networkidle');
    const scripts = await sizesOf(requests.filter((request) => request.resourceType() === 'script'));
    const awake = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(awake, JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(budgets.awakeScripts);
  });
}
