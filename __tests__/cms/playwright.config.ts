import { defineConfig } from '@playwright/test';
import { browserConfig } from '../support/browser-config';

/** Hosted editing in Chromium, on the real data; and builds of the sample site with and without it. */
export default defineConfig({
  ...browserConfig,
  outputDir: '../../test-results/cms',
  // Builds need the machine for themselves.
  workers: 1,
  testMatch: /.*\.spec\.ts/,
  timeout: 180_000,
  use: {
    ...browserConfig.use,
    baseURL: undefined,
    locale: 'en-US',
    viewport: { width: 1600, height: 1000 },
  },
});
