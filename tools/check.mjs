import { readOptions } from './steps/options.mjs';
import { runSteps } from './steps/run-steps.mjs';
import * as step from './steps/steps.mjs';

const usage = `npm run check

Installs missing packages and runs the checks that need no build: content, style, architecture, types, units; and the tests of
the tools and of what the build changes in Gatsby, if anything that they depend on has changed since the main branch. Steps run in
parallel where possible and continue after a failure.`;

if (readOptions().help) {
  console.log(usage);
} else {
  await runSteps([
    step.install,
    step.queryTypes,
    step.units,
    step.content,
    step.types,
    step.style,
    step.architecture,
    step.changedTools,
  ]);
}
