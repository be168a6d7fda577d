import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserConfig } from '../../../../__tests__/support/browser-config';

// The recipes copy files of the tour, which must exist for the content check. Each worker reads this file too, and inherits the variable:
// a second copy, while another worker makes it or reads it, would find files missing.
if (!process.env.SITE_STATIC) {
  process.env.SITE_STATIC = mkdtempSync(join(tmpdir(), 'studio-static-'));
  cpSync('static', process.env.SITE_STATIC, { recursive: true });
}

/** Tests the studio's page in a browser, on a copy of the sample site; each test starts its own studio. */
export default defineConfig({
  ...browserConfig,
  outputDir: '../../../../test-results/studio-page',
  testMatch: /.*\.spec\.ts/,
  use: { ...browserConfig.use, baseURL: undefined, locale: 'en-GB', viewport: { width: 1280, height: 800 } },
});
