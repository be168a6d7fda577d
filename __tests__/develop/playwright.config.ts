import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';

const port = Number(process.env.PORT ?? 8017);

/** Drives the development server, not the built site: slow, since it starts one; npm run test:develop. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/develop',
  timeout: 180_000,
  workers: 1,
  use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: chromiumOptions() },
  webServer: {
    command: `node tools/gatsby.mjs develop -H 127.0.0.1 -p ${port}`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/fr`,
    timeout: 600_000,
  },
});
