import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** A fake tag manager that counts its requests. */
export interface TagManager {
  /** The address of its script. */
  address: string;
  /** Every request to it, as method and path. */
  requests: string[];
  close: () => void;
}

/** The name of its service in the data. */
export const taggedService = 'Tag manager';

/** Starts a local tag manager, whose script only counts its runs. */
export async function startTagManager(): Promise<TagManager> {
  const requests: string[] = [];
  const server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.setHeader('Content-Type', 'text/javascript').end('window.tagManagerRuns = (window.tagManagerRuns ?? 0) + 1;');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/gtm.js?id=GTM-TEST`, requests, close: () => void server.close() };
}

/** Adds the tag manager and its cookies to the data of every page, as if `data/site.json` named it. */
export async function nameTagManager(context: BrowserContext, address: string): Promise<void> {
  await context.route('**/page-data.json', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const site = json.result?.data?.site;
    if (site)
      Object.assign(site, { tagManager: address, thirdParties: [{ name: taggedService, cookies: ['_tm', '_tm_*'] }] });
    await route.fulfill({ response, json });
  });
}
