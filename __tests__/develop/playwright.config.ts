import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';

/** The port of the development server in these tests. */
export const developPort = Number(process.env.PORT ?? 8017);

/** Tests of the development server, which they start: npm run test:develop. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/develop',
  timeout: 180_000,
  workers: 1,
  use: { baseURL: `http://localhost:${developPort}`, launchOptions: chromiumOptions() },
});
