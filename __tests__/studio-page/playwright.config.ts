import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserConfig } from '../support/browser-config';

// The recipes copy files of the tour, which the content check looks for.
process.env.SITE_STATIC ??= mkdtempSync(join(tmpdir(), 'studio-static-'));
cpSync('static', process.env.SITE_STATIC, { recursive: true });

/** The studio's page in a browser, on a copy of the sample site; each test starts a studio of its own. */
export default defineConfig({
  ...browserConfig,
  testMatch: /.*\.spec\.ts/,
  use: { ...browserConfig.use, baseURL: undefined, locale: 'en-GB', viewport: { width: 1280, height: 800 } },
});
