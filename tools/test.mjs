import { readOptions } from './steps/options.mjs';
import { runSteps } from './steps/run-steps.mjs';
import * as step from './steps/steps.mjs';

const usage = `npm test

Installs missing packages and runs what every change must pass: content, style, architecture, types, units, build, built HTML, hosts,
browsers, reference pictures, the editor's guide. Steps run in parallel where possible and continue after a failure.`;

if (readOptions().help) {
  console.log(usage);
} else {
  await runSteps([
    step.install,
    step.systemBrowsers,
    step.hostSoftware,
    step.build,
    step.content,
    step.style,
    step.architecture,
    step.browsers,
    step.units,
    step.tools,
    step.damages,
    // The longest first, so that both lanes end together before the steps that run alone.
    step.edited,
    step.sample,
    step.inFirefox,
    step.hosts,
    step.editedHtml,
    step.built,
    { ...step.types, after: [step.build] },
    step.live,
    step.inBrowser,
    step.studioPage,
    step.timing,
    step.visual,
    step.editedVisits,
  ]);
}
