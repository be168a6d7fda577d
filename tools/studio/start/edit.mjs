import { runSteps } from '../../steps/run-steps.mjs';
import { installation } from '../../steps/steps.mjs';

const usage = `npm run edit [-- --port 8400] [-- --no-open]

Installs what is missing, and opens the studio in the browser: click on a text of the site and write. Ctrl+C ends it; what is not saved
stays until the next time.

  --port      where the studio listens; the site is on the next port
  --no-open   opens no browser: prints the address`;

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  await runSteps(installation);
  // Runs in this process, so that one signal ends everything.
  if (!process.exitCode) {
    await import('tsx');
    await import('./edit.ts');
  }
}
