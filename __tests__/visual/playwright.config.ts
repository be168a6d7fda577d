import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browser';
import { browserConfig, copyUnderTest } from '../support/browser-config';

const launchOptions = chromiumOptions();

export default defineConfig({
  ...browserConfig,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A picture that is missing is a failure, not an occasion to take it: npm run test:visual -- --update-snapshots
  updateSnapshots: 'none',
  expect: {
    timeout: 20_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: {
      scale: 'device',
      // Edges of letters differ by shades from one version of Chromium to the next: 0.15 forgives those, and still tells the two
      // neighbours among our colours apart. A page drawn twice by one Chromium has not differed in any pixel; one ten-thousandth
      // (some 300 pixels of a landing page) leaves room for a letter that falls on the other side of the first limit.
      threshold: 0.15,
      maxDiffPixelRatio: 0.0001,
    },
  },
  // The sample site: npm run build:sample.
  webServer: copyUnderTest('sample'),
  use: {
    ...browserConfig.use,
    // Half the size: the repository stays light, and a shift of two pixels still shows.
    deviceScaleFactor: 0.5,
    contextOptions: { reducedMotion: 'reduce' },
    // Letters are drawn alike whatever the system's settings for fonts.
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
});
