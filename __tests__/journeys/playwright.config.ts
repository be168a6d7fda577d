import { defineConfig } from '@playwright/test';
import browserTests from '../e2e/playwright.config';

/** One journey through every kind of page, in every language: what a change of content has to pass. */
export default defineConfig({ ...browserTests, testDir: '.' });
