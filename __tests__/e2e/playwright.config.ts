import { defineConfig } from '@playwright/test';
import { browserConfig, copyUnderTest } from '../support/browser-config';

/** How the site behaves, on the sample site, whose words no editor changes: npm run build:sample builds it. */
export default defineConfig({ ...browserConfig, outputDir: '../../test-results/e2e', webServer: copyUnderTest('sample') });
