import { parseArgs } from 'node:util';
import { startPreview } from './preview-server';
import { runMain } from './run-main';
import { readPort } from './steps/port.mjs';

const usage = `npx tsx tools/serve.ts [--port 9000] [--negotiate]

Serves the built site at http://localhost:9000 like a production host. Build it first: npm run build.
--negotiate: redirects / to the browser's language, like hosts that can negotiate it; for npm run smoke.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9000' },
      negotiate: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(usage);
  const port = await readPort(values.port, 'npm start');
  await startPreview(port, { negotiate: values.negotiate });
  console.log(`\nThe site is at http://localhost:${port}\n(Ctrl+C ends it.)`);
}

void runMain(main);
