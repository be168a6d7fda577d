import { startPreview } from './preview-server';

const usage = `npx tsx tools/serve.ts [--port 9000] [--negotiate]

Serves the built site at http://localhost:9000 like a production host. Build it first: npm run build.
--negotiate: redirects / to the browser's language, like hosts that can negotiate it; for npm run smoke.`;

/** Where the site is shown unless another port is requested. */
const defaultPort = 9000;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage);
  const at = process.argv.indexOf('--port');
  const port = at < 0 ? defaultPort : Number(process.argv[at + 1]);
  try {
    await startPreview(port, { negotiate: process.argv.includes('--negotiate') });
    console.log(`\nThe site is at http://localhost:${port}\n(Ctrl+C ends it.)`);
  } catch (error) {
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(
      taken ? `Port ${port} is taken. Choose another: npm start -- --port ${port + 1}` : (error as Error).message,
    );
    process.exitCode = 1;
  }
}

void main();
