import { defineConfig } from '@playwright/test';
import { browserConfig } from '../../../../__tests__/support/browser-config';

/** Tests the studio's page in a browser, on a copy of the sample site; each test starts its own studio. */
export default defineConfig({
  ...browserConfig,
  outputDir: '../../../../test-results/studio-page',
  testMatch: /.*\.spec\.ts/,
  use: { ...browserConfig.use, baseURL: undefined, locale: 'en-GB', viewport: { width: 1280, height: 800 } },
});
