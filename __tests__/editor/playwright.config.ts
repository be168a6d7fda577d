import { defineConfig } from '@playwright/test';
import journeys from '../journeys/playwright.config';
import { copyUnderTest } from '../support/copy-under-test';

/** The journeys, through the site after every recipe of the editor's guide: npm run test:editor. */
export default defineConfig({ ...journeys, testDir: '../journeys', webServer: copyUnderTest('edited') });
