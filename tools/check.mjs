import { runSteps } from './steps/run-steps.mjs';
import * as step from './steps/steps.mjs';

const usage = `npm run check

Installs what is missing and checks all that needs no build, in less than a minute: content, style, architecture, types, units; the
studio, if anything that its tests stand on has changed since the main branch. What can run side by side does; a failure does not end the
run.`;

if (process.argv.includes('--help')) {
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
    step.changedStudio,
  ]);
}
