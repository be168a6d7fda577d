import { defineConfig } from '@playwright/test';
import { browserConfig, builtSite } from '../support/browser-config';

/** Tests of the built site that must pass with any content: every kind of page, every language. */
export default defineConfig({ ...browserConfig, outputDir: '../../test-results/live', webServer: builtSite });
