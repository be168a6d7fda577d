import { installBrowsers } from './browsers.mjs';
import { hasPackages, installPackages } from './install.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

/** @type {(name: string, script: string, help: string, more?: Partial<Step>) => Step} */
const step = (name, script, help, more) => ({ name, command: `npm run --silent ${script}`, help, ...more });

const inJest = (script) => `Run one file: npm run ${script} -- --testPathPatterns NAME`;
const inBrowserHelp = (script) => `Run one file: npm run ${script} -- NAME. Pictures of failures are in test-results/.`;
const guideHelp = 'A recipe of data/README.md breaks the site: see the output above.';

/** @type {Step} */
const install = {
  name: 'Install packages',
  isDone: hasPackages,
  work: installPackages,
  help: 'The packages come from the npm registry: check the network, then try again.',
};

/** @type {Step} */
const browsers = {
  name: 'Install browsers',
  work: installBrowsers,
  help: 'Install Chromium and Firefox with your system’s package manager (Debian: sudo apt-get install chromium-headless-shell fonts-liberation firefox-esr).',
  after: [install],
};

const hostSoftware = step(
  'Install host software',
  'test:hosts -- --available --install',
  'The software comes from Debian and from the npm registry: check the network, then try again.',
  { after: [install] },
);

const content = step('Check the content', 'check:content', 'Each line above names a file of data/ and how to fix it.', {
  after: [install],
  shows: true,
});

const style = step('Check style', 'lint', 'npm run format fixes most problems.', { after: [install] });

const architecture = step('Check architecture', 'check:architecture', 'Each line above says what to do instead.', {
  after: [install],
});

const build = step('Build the site', 'build', 'The output above names the file and the key. Fix it, then try again.', {
  after: [install],
});

const types = step(
  'Check types',
  'check:types',
  'The types of the queries, src/gatsby-types.d.ts, come from npm run query-types.',
  {
    // A build writes the types of the queries, too.
    after: [install, build],
  },
);

const units = step('Test units and components', 'test:unit', inJest('test:unit'), { after: [install] });

const tools = step('Test the tools', 'test:tools', inJest('test:tools'), { after: [install] });

const damages = step(
  'Test random damage',
  'test:random',
  'The output above contains the `seed` and `path` of the failure: pass both to fc.assert to run that case alone.',
  { after: [install] },
);

const built = step('Test the built HTML', 'test:built', inJest('test:built'), { after: [build] });

const hosts = step('Test the hosts', 'test:hosts -- --available', 'Run one host: npm run test:hosts -- --only nginx --all', {
  after: [build, hostSoftware],
  shows: true,
});

const sample = step(
  'Build the sample site',
  'build:sample',
  'Add new fields of data/ to the sample site as well: the output above names them.',
  { after: [install] },
);

const inBrowser = step('Test in the browser', 'test:browser', inBrowserHelp('test:browser'), {
  after: [sample, browsers],
  alone: true,
});

const live = step('Test the content in the browser', 'test:live', inBrowserHelp('test:live'), {
  after: [build, browsers],
  alone: true,
});

const timing = step('Measure in the browser', 'test:timing', 'Try again on an idle machine.', {
  after: [build, browsers],
  alone: true,
});

const visual = step(
  'Compare pages with reference pictures',
  'test:visual',
  'See expected, actual and difference in test-results/. If the change is intended: npm run test:visual -- --update-snapshots',
  { after: [sample, browsers], alone: true },
);

const studioPage = step('Test the studio in the browser', 'test:studio-page', inBrowserHelp('test:studio-page'), {
  after: [browsers],
  alone: true,
});

const inFirefox = step('Test in Firefox', 'test:firefox', 'Run one test: npm run test:firefox -- -g WORDS', {
  after: [sample, browsers],
});

const edited = step('Build the edited site', 'test:editor -- --only build', guideHelp, {
  // After the build, which encodes the same pictures.
  after: [build],
});

const editedHtml = step('Test the edited HTML', 'test:editor -- --only html', guideHelp, { after: [edited] });

const editedVisits = step('Visit the edited site', 'test:editor -- --only journeys', guideHelp, {
  after: [edited, browsers],
  alone: true,
});

/**
 * The steps of npm start, npm run edit, npm run check and npm test.
 * @type {Record<'edit' | 'start' | 'check' | 'test', readonly Step[]>}
 */
export const stepsOf = {
  edit: [install],
  start: [install, build],
  check: [install, units, content, types, style, architecture],
  test: [
    ...[install, browsers, build, hostSoftware, content, style, architecture, units, tools, damages],
    // The longest first, so that both lanes end together before the steps that run alone.
    ...[edited, sample, inFirefox, hosts, editedHtml, built, types, live, inBrowser, studioPage, timing, editedVisits],
    // Other systems draw letters differently.
    ...(process.platform === 'linux' ? [visual] : []),
  ],
};
