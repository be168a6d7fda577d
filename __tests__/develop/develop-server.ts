import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import { port } from '../support/browser-config';

/** How long the server may take to start without a cache, in milliseconds. */
const startTime = 600_000;

interface DevelopServer {
  /** What the browser showed while the data was still broken at the start. */
  shownBeforeFix: string;
  /** The status that a script of another site got at that time. */
  givenBeforeFix: number;
}

/** Tests with a development server that was started with a broken file, which was fixed afterwards. */
export const test = base.extend<object, { server: DevelopServer }>({
  server: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const address = `http://localhost:${port}/`;
      let [shownBeforeFix, givenBeforeFix] = ['', 0];
      let stop = () => {};
      await withEdit('data/packs.json', /"price"/, '"prise"', async () => {
        stop = startServer();
        await expect(() => page.goto(address, { timeout: 1_000 })).toPass({ timeout: 60_000 });
        shownBeforeFix = (await page.locator('pre').textContent()) ?? '';
        const headers = { Origin: 'https://elsewhere.example' };
        givenBeforeFix = (await page.request.get(address, { headers })).status();
      });
      try {
        await expect(page.locator('h1')).not.toHaveText('The site cannot start yet', { timeout: startTime });
        await page.close();
        await use({ shownBeforeFix, givenBeforeFix });
      } finally {
        stop();
      }
    },
    { scope: 'worker', auto: true, timeout: startTime },
  ],
});

/** Changes the first match in a file while `run` runs, and always restores the file. */
export async function withEdit(file: string, find: RegExp, replacement: string, run: () => Promise<void>): Promise<void> {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(find);
  writeFileSync(file, source.replace(find, replacement));
  try {
    await run();
  } finally {
    writeFileSync(file, source);
  }
}

/** Starts it in its own process group, so that all processes can be ended. */
function startServer(): () => void {
  const child = spawn('node', ['tools/run-tool.mjs', 'develop', '--port', String(port)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return () => child.pid && process.kill(-child.pid, 'SIGKILL');
}
