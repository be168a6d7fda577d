import { defineConfig } from '@playwright/test';
import { browserConfig, copyUnderTest } from '../support/browser-config';

/** Playwright's runner and the same server; the browser is the system's Firefox, driven by WebDriver BiDi. */
export default defineConfig({
  ...browserConfig,
  outputDir: '../../test-results/firefox',
  fullyParallel: false,
  workers: 1,
  webServer: copyUnderTest('sample'),
});
