import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';
import { browserConfig, builtSite } from '../support/browser-config';

/** Durations, one test after the other: parallel tests would affect the results. */
export default defineConfig({
  ...browserConfig,
  outputDir: '../../test-results/timing',
  workers: 1,
  fullyParallel: false,
  webServer: builtSite,
  use: { ...browserConfig.use, launchOptions: chromiumOptions() },
});
