import { runSteps } from './steps/run-steps.mjs';
import * as step from './steps/steps.mjs';

const usage = `npm test

Installs what is missing and proves the whole site: content, style, architecture, units, build, types, built HTML, hosts, browsers, what
every kind of page looks like, the editor's guide. What can run side by side does; a failure does not end the run.`;

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  await runSteps([
    step.install,
    step.build,
    step.content,
    step.style,
    step.architecture,
    step.browsers,
    step.units,
    step.studio,
    step.damages,
    step.edited,
    step.built,
    step.hosts,
    step.editedHtml,
    { ...step.types, after: [step.build] },
    step.sample,
    step.inFirefox,
    step.live,
    step.inBrowser,
    step.timing,
    step.visual,
    step.editedVisits,
  ]);
}
