import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { port } from '../support/browser-config';

/** How long the server may take to start without a cache, in milliseconds. */
const startTime = 600_000;

interface DevelopServer {
  /** What the browser showed while the data was still broken at the start. */
  shownBeforeFix: string;
  /** The status that a script of another site got at that time. */
  givenBeforeFix: number;
  /** The last arguments of the fake editor; empty if it was not started. */
  openedInEditor: () => string;
}

/** Tests with a development server that was started with a broken file, which was fixed afterwards. */
export const test = base.extend<object, { server: DevelopServer }>({
  server: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      const editor = fakeEditor();
      let [shownBeforeFix, givenBeforeFix] = ['', 0];
      let stop = () => {};
      await withEdit('data/packs.json', /"price"/, '"prise"', async () => {
        stop = startServer({ REACT_EDITOR: editor.program });
        await expect(async () => {
          await page.goto(`http://localhost:${port}/`, { timeout: 1_000 });
        }).toPass({ timeout: 60_000 });
        shownBeforeFix = (await page.locator('pre').textContent()) ?? '';
        const headers = { Origin: 'https://elsewhere.example' };
        givenBeforeFix = (await page.request.get(`http://localhost:${port}/`, { headers })).status();
      });
      try {
        await expect(page.locator('h1')).not.toHaveText('The site cannot start yet', { timeout: startTime });
        await page.close();
        await use({ shownBeforeFix, givenBeforeFix, openedInEditor: editor.opened });
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
function startServer(environment: NodeJS.ProcessEnv): () => void {
  const child = spawn('node', ['tools/run-tool.mjs', 'develop', '--port', String(port)], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return () => child.pid && process.kill(-child.pid, 'SIGKILL');
}

/** A fake `code` command that records what it should open. */
function fakeEditor() {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const [program, note] = [join(folder, 'code'), join(folder, 'opened.txt')];
  writeFileSync(program, `#!/bin/sh\necho "$@" > "${note}"\n`);
  chmodSync(program, 0o755);
  return { program, opened: () => (existsSync(note) ? readFileSync(note, 'utf8').trim() : '') };
}
