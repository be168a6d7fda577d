import { showOnPhone } from './develop/phone';
import { isFixed, showErrorsUntilFixed } from './develop/show-errors-until-fixed';
import { type Given, runMain } from './run-main';
import { readPort } from './steps/port.mjs';
import { run } from './steps/run.mjs';

const usage = `npm run develop [-- --host] [-- --port 8000]

Shows the site at http://localhost:8000 and updates it after every edit. Errors in data/ appear in the browser until they are fixed.

  --host   also serves it to this network, for example for a phone: prints the address and its QR code
  --port   another port than 8000`;

const config = {
  options: {
    host: { type: 'boolean' },
    port: { type: 'string', default: process.env.PORT ?? '8000' },
  },
} as const;

async function main({ values }: Given<typeof config>): Promise<void> {
  const host = values.host ? '0.0.0.0' : 'localhost';
  const port = await readPort(values.port, 'npm run develop');
  if (values.host) void showOnPhone(port);
  let code: number;
  do {
    await showErrorsUntilFixed(host, port);
    code = await run(`node tools/gatsby.mjs develop --host ${host} --port ${port}`);
    // Gatsby ends at a file that breaks while it starts.
  } while (code !== 0 && !(await isFixed()));
  process.exitCode = code;
}

void runMain(usage, config, main);
