import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/** A fake tag manager that counts its requests. */
export interface TagManager {
  /** The address of its script. */
  address: string;
  /** Every request for anything of it, as method and path. */
  requests: string[];
  close: () => void;
}

/** The name of the service that a site with a tag manager names. */
export const taggedService = 'Tag manager';

/** Starts a tag manager on this machine, whose script only says that it ran. */
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

/** Lets every page find the tag manager named in its data, as if `data/site.json` named it, with its cookies. */
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
