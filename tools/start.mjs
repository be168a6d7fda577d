import { readOptions } from './steps/options.mjs';
import { run } from './steps/run.mjs';
import { runSteps } from './steps/run-steps.mjs';
import { build, install } from './steps/steps.mjs';

const usage = `npm start [-- --port 9000]

Installs missing packages, builds the site, and serves it at http://localhost:9000 like a production host.`;

if (readOptions({ port: { type: 'string' }, negotiate: { type: 'boolean' } }).help) {
  console.log(usage);
} else {
  await runSteps([install, build]);
  if (!process.exitCode)
    process.exitCode = await run('npx', ['--no-install', 'tsx', 'tools/serve.ts', ...process.argv.slice(2)]);
}
