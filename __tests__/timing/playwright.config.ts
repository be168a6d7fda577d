import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';

/** What is measured in milliseconds, one test after the other: beside others each would measure them, too. */
export default defineConfig({ ...browserTests, testDir: '.', workers: 1, fullyParallel: false });
