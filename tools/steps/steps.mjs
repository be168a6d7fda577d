import { installFromDebian } from './apt.mjs';
import { testChangedTools } from './changed-tools.mjs';
import { findChromium, missingForChromium } from './chromium.mjs';
import { findFirefox, missingForFirefox } from './firefox.mjs';
import { hasPackages, installPackages } from './install.mjs';
import { playwright, program } from './program.mjs';
import { comparePictures } from './visual.mjs';

const browserHelp =
  'Install Chromium and Firefox with your system’s package manager (Debian: sudo apt-get install chromium-headless-shell fonts-liberation firefox-esr).';

const jest = (project) => program('jest', '--selectProjects', project);
const oneFile = (script, words) => `Run one file: npm run ${script} -- ${words}`;

/** @typedef {import('./run-steps.mjs').Step} Step */

/** @type {Step} */
export const install = {
  name: 'Install packages',
  isDone: hasPackages,
  work: installPackages,
  help: 'The packages come from the npm registry: check the network, then try again.',
};

/** @type {Step} */
export const content = {
  name: 'Check the content',
  command: ['node', 'tools/run-tool.mjs', 'check-content'],
  help: 'Each line above names a file of data/ and how to fix it.',
  again: 'npm run check:content',
  after: [install],
  shows: true,
};

/** @type {Step} */
export const style = {
  name: 'Check style',
  command: program('biome', 'check', '--error-on-warnings', '.'),
  help: 'npm run format fixes most problems.',
  again: 'npm run lint',
  after: [install],
};

/** @type {Step} */
export const architecture = {
  name: 'Check architecture',
  command: program('tsx', 'tools/check-architecture.mts'),
  help: 'Each line above says what to do instead.',
  again: 'npm run check:architecture',
  after: [install],
};

/** @type {Step} */
export const queryTypes = {
  name: 'Write the types of the queries',
  command: program('tsx', 'tools/query-types.ts'),
  help: 'A query or the schema is wrong: see the message above.',
  again: 'npm run query-types',
  after: [install],
};

/** @type {Step} */
export const types = {
  name: 'Check types',
  // Version 6 is for tools that use it as a library; version 7 takes a third of the time. On more threads it would do some of the work
  // on each of them, and take the processor from the steps beside it.
  command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', '.', '--singleThreaded'],
  help: 'The types of the queries, src/gatsby-types.d.ts, come from npm run query-types.',
  again: 'npm run check:types',
  after: [queryTypes],
};

/** @type {Step} */
export const units = {
  name: 'Test units and components',
  command: [...jest('unit'), '--maxWorkers=2'],
  help: oneFile('test:unit', '--testPathPatterns NAME'),
  again: 'npm run test:unit',
  after: [install],
};

/** @type {Step} */
export const tools = {
  name: 'Test the tools',
  command: [...jest('tools'), '--maxWorkers=2'],
  help: oneFile('test:tools', '--testPathPatterns NAME'),
  again: 'npm run test:tools',
  after: [install],
};

/** @type {Step} */
export const changedTools = { ...tools, command: undefined, work: testChangedTools, shows: true };

/** @type {Step} */
export const damages = {
  name: 'Test random damage',
  command: jest('random'),
  help: 'The output above contains the `seed` and `path` of the failure: pass both to fc.assert to run that case alone.',
  again: 'npm run test:random',
  after: [install],
};

/** @type {Step} */
export const build = {
  name: 'Build the site',
  command: ['node', 'tools/gatsby.mjs', 'build'],
  help: 'The output above names the file and the key. Fix it, then try again.',
  again: 'npm run build',
  after: [install],
};

/** @type {Step} */
export const built = {
  name: 'Test the built HTML',
  command: jest('built'),
  help: oneFile('test:built', '--testPathPatterns NAME'),
  again: 'npm run test:built',
  after: [build],
};

/** @type {Step} */
export const hostSoftware = {
  name: 'Install host software',
  command: program('tsx', 'tools/test-hosts.ts', '--available', '--install'),
  help: 'The software comes from Debian and from the npm registry: check the network, then try again.',
  after: [install],
  light: true,
};

/** @type {Step} */
export const hosts = {
  name: 'Test the hosts',
  command: program('tsx', 'tools/test-hosts.ts', '--available'),
  help: 'Run one host: npm run test:hosts -- --only nginx --all',
  again: 'npm run test:hosts',
  after: [build, hostSoftware],
  shows: true,
};

const missingBrowsers = () => [...missingForChromium(), ...missingForFirefox()];

/** @type {Step} */
export const systemBrowsers = {
  name: 'Install browsers',
  isDone: () => missingBrowsers().length === 0,
  work: (say) => installFromDebian(missingBrowsers(), say),
  help: browserHelp,
  light: true,
};

/** @type {Step} */
export const browsers = {
  name: 'Find browsers',
  work: async (say) => {
    await findChromium(say);
    findFirefox();
  },
  help: browserHelp,
  after: [install, systemBrowsers],
};

/** @type {Step} */
export const sample = {
  name: 'Build the sample site',
  command: program('tsx', 'tools/build-sample.ts'),
  help: 'Add new fields of data/ to __tests__/fixtures/site as well: the output above names them.',
  again: 'npm run build:sample',
  after: [install],
};

/** @type {Step} */
export const inBrowser = {
  name: 'Test in the browser',
  command: playwright('e2e'),
  help: 'Run one file: npm run test:browser -- NAME. Screenshots of failures are in test-results/; --trace on also keeps a trace of each test.',
  again: 'npm run test:browser',
  after: [sample, browsers],
  alone: true,
};

/** @type {Step} */
export const live = {
  name: 'Test the content in the browser',
  command: playwright('live'),
  help: 'Run one file: npm run test:live -- NAME. Screenshots of failures are in test-results/.',
  again: 'npm run test:live',
  after: [build, browsers],
  alone: true,
};

/** @type {Step} */
export const timing = {
  name: 'Measure in the browser',
  command: playwright('timing'),
  help: 'Try again on an idle machine.',
  again: 'npm run test:timing',
  after: [build, browsers],
  alone: true,
};

/** @type {Step} */
export const visual = {
  name: 'Compare pages with reference pictures',
  work: comparePictures,
  help: 'See expected, actual and difference in test-results/. If the change is intended: npm run test:visual -- --update-snapshots',
  again: 'npm run test:visual',
  after: [sample, browsers],
  alone: true,
};

/** @type {Step} */
export const studioPage = {
  name: 'Test the studio in the browser',
  command: playwright('studio-page'),
  help: 'Run one file: npm run test:studio-page -- NAME. Screenshots of failures are in test-results/.',
  again: 'npm run test:studio-page',
  after: [browsers],
  alone: true,
};

/** @type {Step} */
export const inFirefox = {
  name: 'Test in Firefox',
  command: playwright('firefox'),
  help: 'Run one test: npm run test:firefox -- -g WORDS',
  again: 'npm run test:firefox',
  after: [sample, browsers],
};

const guideHelp = 'A recipe of data/README.md breaks the site: see the output above.';
const guide = (part) => program('tsx', 'tools/test-editor.ts', '--only', part);

/** @type {Step} */
export const edited = {
  name: 'Build the edited site',
  command: guide('build'),
  help: guideHelp,
  again: 'npm run test:editor -- --only build',
  // After the build, which encodes the same pictures.
  after: [build],
};

/** @type {Step} */
export const editedHtml = {
  name: 'Test the edited HTML',
  command: guide('html'),
  help: guideHelp,
  again: 'npm run test:editor -- --only html',
  after: [edited],
};

/** @type {Step} */
export const editedVisits = {
  name: 'Visit the edited site',
  command: guide('journeys'),
  help: guideHelp,
  again: 'npm run test:editor -- --only journeys',
  after: [edited, browsers],
  alone: true,
};
