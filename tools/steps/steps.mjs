import { installChromium, installEngines } from './browsers.mjs';
import { hasPackages, installPackages } from './install.mjs';

/** @typedef {import('./run-steps.mjs').Step} Step */

/** Before every run, on a fresh machine. @type {Record<string, Step>} */
export const installation = {
  'Install packages': {
    isDone: hasPackages,
    work: installPackages,
    help: 'The packages come from the npm registry: check the network, then try again.',
  },
};

/** @type {(suite: string, more?: Partial<Step>) => Step} */
const jest = (suite, more) => ({
  command: `npx jest --selectProjects ${suite}`,
  help: 'One file of it: add --testPathPatterns NAME.',
  ...more,
});

/** @type {(suite: string, ...after: string[]) => Step} */
const browser = (suite, ...after) => ({
  command: `npm run --silent test:browser -- ${suite}`,
  help: 'One file of it: add its NAME; one test: add -g WORDS. Pictures of failures are in test-results/.',
  after: ['Install Chromium', ...after],
  alone: true,
});

const build = {
  command: 'npm run --silent build',
  help: 'The output above names the file and the key. Fix it, then try again.',
};

/** @type {Record<string, Step>} */
const checks = {
  'Test units and components': jest('unit'),
  'Check the content': {
    command: 'npm run --silent check:content',
    help: 'Each line above names a file of data/ and how to fix it.',
    shows: true,
  },
  'Check types': {
    command: 'npm run --silent check:types',
    help: 'The types of the queries are written to src/gatsby-types.d.ts.',
    // A build writes them, too.
    after: ['Build the site'],
  },
  'Check style': { command: 'npm run --silent lint', help: 'npm run format fixes most problems.' },
  'Check architecture': { command: 'npm run --silent check:architecture', help: 'Each line above says what to do instead.' },
};

const guide = { help: 'A recipe of data/README.md breaks the site: see the output above.' };

const chromium = {
  work: installChromium,
  help: 'Install Chromium with your system’s package manager (Debian: sudo apt-get install chromium-headless-shell fonts-liberation).',
};

const engines = {
  work: installEngines,
  help: 'Install them with your system’s package manager (Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb).',
};

const sample = {
  command: 'npx tsx tools/build-sample.ts',
  help: 'Add new fields of data/ to the sample site as well: the output above names them.',
};

/** @type {(step: Step) => Step} */
const inFull = (step) => ({ ...step, help: `Set EVERY_PAGE=1. ${step.help}` });

/** Says which engine is missing. @type {(suite: string) => Step} */
const inEngines = (suite) => ({
  ...browser(suite, 'Install Firefox and WebKit', 'Build the sample site'),
  shows: true,
});

/**
 * The steps of npm start, npm run check, npm test and npm run test:nightly, by what they do.
 * @type {Record<'start' | 'check' | 'test' | 'nightly', Record<string, Step>>}
 */
export const stepsOf = {
  start: { 'Build the site': build },
  check: checks,
  test: {
    'Install Chromium': chromium,
    'Install Firefox and WebKit': engines,
    'Build the site': build,
    'Install host software': {
      command: 'npm run --silent test:hosts -- --available --install',
      help: 'The software comes from Debian and from the npm registry: check the network, then try again.',
    },
    ...checks,
    'Test the tools, the recipes and the messages': jest('tools'),
    // The longest first, so that both lanes end together before the steps that run alone.
    'Build the edited site': { ...guide, command: 'npx tsx tools/test-editor.ts --only build', after: ['Build the site'] },
    'Build the sample site': sample,
    'Test the hosts': {
      command: 'npm run --silent test:hosts -- --available',
      help: 'One host: npm run test:hosts nginx',
      after: ['Build the site', 'Install host software'],
      shows: true,
    },
    'Test the edited HTML': {
      ...guide,
      command: 'npx tsx tools/test-editor.ts --only html',
      after: ['Build the edited site'],
    },
    'Test the built HTML': jest('built', { after: ['Build the site'] }),
    'Test the content in the browser': browser('--project=live', 'Build the site'),
    'Test in the browser': browser('--project=e2e', 'Build the sample site'),
    'Visit a page in three engines': inEngines('--project=engines --grep @short'),
    'Test the studio in the browser': browser('--config packages/studio/tests/page --grep-invert Firefox'),
    'Measure in the browser': { ...browser('--project=timing', 'Build the site'), help: 'Try again on an idle machine.' },
    'Visit the edited site': {
      ...guide,
      command: 'npx tsx tools/test-editor.ts --only journeys',
      after: ['Install Chromium', 'Build the edited site'],
      alone: true,
    },
    // Other systems draw letters differently.
    ...(process.platform === 'linux' && {
      'Compare pages with reference pictures': {
        ...browser('--project=visual', 'Build the sample site'),
        help: 'See expected, actual and difference in test-results/. If the change is intended, add --update-snapshots.',
      },
    }),
  },
  // main.mjs sets EVERY_PAGE=1.
  nightly: {
    'Install Chromium': chromium,
    'Install Firefox and WebKit': engines,
    'Build the site': build,
    'Build the sample site': sample,
    'Test random damage': jest('random', {
      help: 'The output above contains the `seed` and `path` of the failure: pass both to fc.assert to run that case alone.',
    }),
    'Add a kind of page': {
      command: 'npx tsx tools/test-new-kind.ts',
      help: 'The copy of the project is in .sites/new-kind.',
      alone: true,
    },
    'Test every page’s HTML': inFull(jest('built', { after: ['Build the site'] })),
    'Test every page of the content in the browser': inFull(browser('--project=live', 'Build the site')),
    'Test every page and language in the browser': inFull(browser('--project=e2e', 'Build the sample site')),
    'Test in three engines': inEngines('--project=engines'),
    'Build the sample site as an ordinary site of Gatsby': { ...sample, command: `${sample.command} --plain` },
    'Test it in the browser': browser('--project=plain', 'Build the sample site as an ordinary site of Gatsby'),
    'Test the studio in Firefox': browser(
      '--config packages/studio/tests/page --grep Firefox',
      'Install Firefox and WebKit',
    ),
    'Test the preview in the studio': browser('--config packages/studio/tests/preview'),
    'Test the development server': browser('--project=develop', 'Build the site'),
  },
};
