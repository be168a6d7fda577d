import { defineConfig } from '@playwright/test';
import { browserConfig, builtSite } from '../support/browser-config';

/** What has to hold for the content as it is, whatever an editor has written: the built site, every kind of page, every language. */
export default defineConfig({ ...browserConfig, webServer: builtSite });
