import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';

/** The port of the site under test; another than npm start's, so that both can run. */
const port = Number(process.env.SITE_TEST_PORT ?? 9100);

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumOptions(),
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `npx --no-install tsx tools/serve.ts --port ${port}`,
    cwd: '../..',
    port,
    reuseExistingServer: false,
  },
});
