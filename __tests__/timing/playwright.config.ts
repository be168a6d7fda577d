import { defineConfig } from '@playwright/test';
import { browserConfig, builtSite } from '../support/browser-config';

/** What is measured in milliseconds, one test after the other: beside others each would measure them, too. */
export default defineConfig({ ...browserConfig, workers: 1, fullyParallel: false, webServer: builtSite });
