import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserConfig, copyUnderTest } from '../support/browser-config';
import { everyPage } from '../support/copies';

const webServer = copyUnderTest('edited');
const { languages } = JSON.parse(readFileSync(resolve('.sites/edited/data/site.json'), 'utf8')) as { languages: string[] };

/**
 * One journey through every kind of page of the site after every recipe of the editor's guide: npm run test:editor. In the first language,
 * and in the last, which a recipe has added: `../live` visits the others before they are edited.
 */
export default defineConfig({
  ...browserConfig,
  outputDir: '../../test-results/editor',
  testDir: '../live',
  testMatch: 'journeys.spec.ts',
  grepInvert: languages.slice(1, everyPage ? 1 : -1).map((language) => new RegExp(`\\bin ${language} `)),
  webServer,
});
