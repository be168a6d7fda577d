import { parseArgs } from 'node:util';
import { registry } from '../src/data/registry-store';
import { installLighthouse } from './bench/install-lighthouse';
import { searchScore } from './bench/run-lighthouse';
import { serveSecure } from './bench/serve-secure';
import { requireChromium } from './browser';
import { previewListener } from './preview-server';
import { runMain } from './run-main';

const usage = `npm run bench:seo

Runs the SEO audit of Lighthouse on every indexed page. The exit code is 1 if a score is below 100. Build the site first.`;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } });
  if (values.help) return console.log(usage);
  const listener = previewListener();
  await requireChromium();
  await installLighthouse();
  const { origin, stop } = await serveSecure(listener);
  try {
    for (const { path } of registry().pages.filter(({ indexed }) => indexed)) {
      const { score, missed } = await searchScore(origin + path);
      console.log(`${score} ${path} ${missed.join(', ')}`);
      if (score < 100) process.exitCode = 1;
    }
  } finally {
    await stop();
  }
}

void runMain(main);
