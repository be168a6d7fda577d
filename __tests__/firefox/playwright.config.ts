import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';

/** Playwright's runner and the same server; the browser is the system's Firefox, driven by WebDriver BiDi. */
export default defineConfig({ ...browserTests, testDir: '.', fullyParallel: false, workers: 1 });
