import { startPreview } from './preview-server';
import { type Given, runMain } from './run-main';
import { readPort } from './steps/port.mjs';

const usage = `npm run serve [-- --port 9000] [-- --negotiate]

Serves the built site at http://localhost:9000 like a production host. Build it first: npm run build.
--negotiate: redirects / to the browser's language, like hosts that can negotiate it; for npm run smoke.`;

const config = {
  options: { port: { type: 'string', default: '9000' }, negotiate: { type: 'boolean', default: false } },
} as const;

async function main({ values }: Given<typeof config>): Promise<void> {
  const port = await readPort(values.port, 'npm start');
  await startPreview(port, { negotiate: values.negotiate });
  console.log(`\nThe site is at http://localhost:${port}\n(Ctrl+C ends it.)`);
}

void runMain(usage, config, main);
