import { chromiumStep } from './chromium.mjs';
import { firefoxStep } from './firefox.mjs';
import { installStep } from './install.mjs';
import { buildStep, runSteps, tool } from './steps.mjs';
import { visualStep } from './visual.mjs';

const usage = `npm test

Installs what is missing and proves the whole site: content, style, architecture, units, build, types, built HTML, hosts, browsers,
the looks of every kind of page.`;

const jest = (project) => ['jest', '--selectProjects', project];

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  await runSteps([
    installStep,
    tool(
      'Check the content',
      ['tsx', 'tools/check-content.ts'],
      'Each line above names a file of data/, and how to mend it.',
    ),
    tool('Check style', ['biome', 'check', '--error-on-warnings', '.'], 'npm run format mends most of it.'),
    tool('Check architecture', ['tsx', 'tools/check-architecture.mts'], 'Each line above says what to do instead.'),
    tool('Test units and components', jest('unit'), 'Run one file again: npm run test:unit -- --testPathPatterns NAME'),
    buildStep('See the words above.'),
    tool('Check types', ['tsc', '-p', '.'], 'The types of the queries come from the build: src/gatsby-types.d.ts.'),
    tool('Test the built HTML', jest('built'), 'Run one file again: npm run test:built -- --testPathPatterns NAME'),
    tool(
      'Ask the real hosts',
      ['tsx', 'tools/test-hosts.ts', '--available'],
      'One host again: npm run test:hosts -- --only nginx --all',
    ),
    chromiumStep,
    tool(
      'Test in the browser',
      ['playwright', 'test', '--config', '__tests__/e2e/playwright.config.ts'],
      'Run one file again: npm run test:browser -- NAME. Pictures and traces of what failed are in test-results/.',
    ),
    tool(
      'Measure in the browser',
      ['playwright', 'test', '--config', '__tests__/timing/playwright.config.ts'],
      'Once more on a machine that does nothing else: npm run test:timing',
    ),
    visualStep,
    firefoxStep,
    tool(
      'Test in Firefox',
      ['playwright', 'test', '--config', '__tests__/firefox/playwright.config.ts'],
      'Run one test again: npm run test:firefox -- -g WORDS',
    ),
  ]);
}
