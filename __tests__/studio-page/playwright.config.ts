import { defineConfig } from '@playwright/test';
import { browserConfig } from '../support/browser-config';

/** The studio's page in a browser, on a copy of the sample site; each test starts a studio of its own. */
export default defineConfig({
  ...browserConfig,
  testMatch: /.*\.spec\.ts/,
  use: { ...browserConfig.use, baseURL: undefined, locale: 'en-GB', viewport: { width: 1280, height: 800 } },
});
