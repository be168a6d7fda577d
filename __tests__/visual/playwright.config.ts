import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';
import { browserConfig, copyUnderTest } from '../support/browser-config';

const launchOptions = chromiumOptions();

export default defineConfig({
  ...browserConfig,
  outputDir: '../../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A missing picture is a failure. To take it: npm run test:visual -- --update-snapshots
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: {
      scale: 'device',
      // Edges of letters differ slightly between versions of Chromium: 0.15 allows for that, and still distinguishes our most
      // similar colours. One version renders a page identically each time; one ten-thousandth (some 300 pixels of a landing page)
      // allows for a letter just above the first limit.
      threshold: 0.15,
      maxDiffPixelRatio: 0.0001,
    },
  },
  // The sample site: npm run build:sample.
  webServer: copyUnderTest('sample'),
  use: {
    ...browserConfig.use,
    // Half the size keeps the repository small, and a shift of two pixels still shows.
    deviceScaleFactor: 0.5,
    // The system’s font settings must not change the rendering.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
