import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';

/** Where the development server of these tests listens. */
export const developPort = Number(process.env.PORT ?? 8017);

/** Drives the development server, not the built site: slow, since it starts one; npm run test:develop. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/develop',
  timeout: 180_000,
  workers: 1,
  use: { baseURL: `http://localhost:${developPort}`, launchOptions: chromiumOptions() },
});
