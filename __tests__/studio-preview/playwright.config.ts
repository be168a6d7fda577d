import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';

/** Where the studio of these tests listens; the site that it shows is on the next port. */
export const studioPort = Number(process.env.SITE_TEST_PORT ?? 9100);

/** Drives the site as the studio shows it, on a copy of the project: slow, since it starts a development server; npm run test:studio. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/studio-preview',
  timeout: 60_000,
  workers: 1,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: { viewport: { width: 1440, height: 900 }, launchOptions: chromiumOptions() },
});
