import { installStep } from './install.mjs';
import { buildStep, run, runSteps } from './steps.mjs';

const usage = `npm start [-- --port 9000]

Installs what is missing, builds the site, and serves it at http://localhost:9000 as a production host would.`;

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  await runSteps([
    installStep,
    buildStep('The words above name the file and the key. Mend them, then run npm start again.'),
  ]);
  process.exitCode = await run('npx', ['--no-install', 'tsx', 'tools/serve.ts', ...process.argv.slice(2)]);
}
