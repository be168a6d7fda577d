import { defineConfig } from '@playwright/test';
import '../../../../__tests__/support/sample-site';
import { chromiumOptions } from '../../../../tools/browser';

/** The port of the studio in these tests; its development site uses the next port. */
export const studioPort = Number(process.env.SITE_TEST_PORT ?? 9100);

/** Tests the studio's preview on a copy of the project with the sample site. Slow, since it starts a development server: `npm run test:browser -- packages/studio/tests/preview`. */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.GUIDE_PICTURES ? 'guide-pictures.ts' : '*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../../../../test-results/studio-preview',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: { viewport: { width: 1440, height: 900 }, launchOptions: chromiumOptions() },
});
