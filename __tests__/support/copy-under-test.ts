import { resolve } from 'node:path';
import browserTests from '../e2e/playwright.config';

const { port } = new URL(String(browserTests.use?.baseURL));

/**
 * Has browser tests look at a copy of the site with other data, as `tools/site-copy` has built it, and read that data.
 * @param name the copy's folder below `.sites/`
 * @returns the server that Playwright starts
 */
export function copyUnderTest(name: string) {
  const folder = resolve('.sites', name);
  process.env.SITE_DATA = resolve(folder, 'data');
  const command = `npx --no-install tsx ../../tools/serve.ts --port ${port}`;
  return { command, cwd: folder, port: Number(port), reuseExistingServer: false };
}
