import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';
import { copyUnderTest } from '../support/copy-under-test';

/** The site after every recipe of the editor's guide: npm run test:editor builds it. */
export default defineConfig({ ...browserTests, testDir: '.', testMatch: '*.spec.ts', webServer: copyUnderTest('edited') });
