import { createRequire } from 'node:module';
import { readOptions } from '../../../tools/steps/options.mjs';
import { portNumber } from '../../../tools/steps/port.mjs';
import { endWithNpm } from '../../../tools/steps/run.mjs';
import { runSteps } from '../../../tools/steps/run-steps.mjs';
import { installation } from '../../../tools/steps/steps.mjs';

const usage = `npm run edit [-- --port 8400] [-- --no-open]

Installs what is missing, and opens the studio in the browser: click on a text of the site and write. Ctrl+C ends it; what is not saved
stays until the next time.

  --port      where the studio listens; the site is on the next port
  --no-open   opens no browser: prints the address`;

const options = {
  port: { type: 'string', default: '8400' },
  'no-open': { type: 'boolean', default: false },
  help: { type: 'boolean' },
};

async function main() {
  endWithNpm();
  const { values } = readOptions({ options });
  if (values.help) return console.log(usage);
  const port = portNumber(values.port);
  await runSteps(installation);
  if (process.exitCode) return;
  // Runs in this process, so that one signal ends everything.
  await import('tsx');
  // "import" finds a default export only.
  const { edit } = createRequire(import.meta.url)('./edit.ts');
  await edit(port, !values['no-open']);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
