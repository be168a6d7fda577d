import { defineConfig } from '@playwright/test';
import { browserConfig, copyUnderTest } from '../support/browser-config';

/** One journey through every kind of page of the site after every recipe of the editor's guide: npm run test:editor. */
export default defineConfig({
  ...browserConfig,
  outputDir: '../../test-results/editor',
  testDir: '../live',
  testMatch: 'journeys.spec.ts',
  webServer: copyUnderTest('edited'),
});
