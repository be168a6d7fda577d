import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig, type PlaywrightTestProject } from '@playwright/test';
import { browserConfig, builtSite, copyUnderTest, sampleUnderTest } from './__tests__/support/browser-config';
import { everyPage } from './__tests__/support/copies';
import { chromiumOptions } from './tools/browser';
import { readOptions } from './tools/steps/options.mjs';

type Suite = PlaywrightTestProject & Pick<PlaywrightTestConfig, 'webServer'>;

const launchOptions = chromiumOptions();

/**
 * The suites of browser tests; one runs at a time, on its site: `npm run test:browser -- --project=e2e`. A suite is made when it is
 * chosen, because its tests read the data of its site when they are loaded.
 */
const suites: Record<string, () => Suite> = {
  /** How the site behaves, on the sample site, whose words no editor changes. */
  e2e: () => ({ webServer: sampleUnderTest() }),

  /** What must be true for any content, on the built site: every kind of page, every language. */
  live: () => ({ webServer: builtSite }),

  /**
   * One journey through every kind of page of the site after every recipe of the editor's guide: npx tsx tools/test-editor.ts. In the
   * first language, and in the last, which a recipe has added: `live` visits the others before they are edited.
   */
  edited: () => {
    const webServer = copyUnderTest('edited');
    const site = JSON.parse(readFileSync(resolve('.sites/edited/data/site.json'), 'utf8')) as { languages: string[] };
    const grepInvert = site.languages.slice(1, everyPage ? 1 : -1).map((language) => new RegExp(`\\bin ${language} `));
    return { testDir: '__tests__/live', testMatch: 'journeys.spec.ts', grepInvert, webServer };
  },

  /** The main journeys on the sample site, in the engines of this machine; one after the other: each starts browsers of its own. */
  engines: () => ({ webServer: sampleUnderTest(), fullyParallel: false, workers: 1 }),

  /** The same in Chromium, with all of packages/fast-page switched off: npx tsx tools/build-sample.ts --plain. */
  plain: () => ({
    testDir: '__tests__/engines',
    grep: /Chromium/,
    grepInvert: /@later-styles/,
    webServer: copyUnderTest('plain'),
    fullyParallel: false,
    workers: 1,
  }),

  /** Durations, one test after the other: parallel tests would affect the results. */
  timing: () => ({ webServer: builtSite, fullyParallel: false, workers: 1, use: { launchOptions } }),

  visual: () => ({
    webServer: sampleUnderTest(),
    snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
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
    use: {
      // Half the size keeps the repository small, and a shift of two pixels still shows.
      deviceScaleFactor: 0.5,
      // The system’s font settings must not change the rendering.
      launchOptions: {
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
      },
    },
  }),

  /** The development server, which the tests start. */
  develop: () => ({ timeout: 180_000, workers: 1, use: { launchOptions } }),
};

// Playwright reads its arguments itself; here, only those are told that npm has taken.
readOptions({ args: [], options: { config: { type: 'string' }, project: { type: 'string' } } });

// Every worker reads this file again, without the arguments.
process.env.BROWSER_SUITE =
  process.argv.find((word) => word.startsWith('--project='))?.slice(10) ?? process.env.BROWSER_SUITE;

const name = process.env.BROWSER_SUITE ?? '';
const suite = suites[name];
if (!suite) throw new Error(`Choose a suite of browser tests: --project=${Object.keys(suites).join(', --project=')}`);
const { webServer, ...project } = suite();

export default defineConfig(browserConfig, {
  webServer,
  // A missing picture is a failure. To take it: npm run test:browser -- --project=visual --update-snapshots
  updateSnapshots: 'none',
  projects: [{ name, testDir: `__tests__/${name}`, testMatch: '*.spec.ts', outputDir: `test-results/${name}`, ...project }],
});
