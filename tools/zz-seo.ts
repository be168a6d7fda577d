import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadRegistry } from '../src/build/load-registry';
import { lighthouseProgram } from './bench/install-lighthouse';
import { serveSecure } from './bench/serve-secure';
import { previewListener } from './preview-server';

const main = async () => {
  const { origin, stop } = await serveSecure(previewListener());
  for (const { path } of loadRegistry().pages.filter(({ indexed }) => indexed)) {
    const child = spawn(
      process.execPath,
      [
        lighthouseProgram,
        origin + path,
        '--output=json',
        '--output-path=/tmp/seo.json',
        '--quiet',
        '--only-categories=seo',
        '--no-enable-error-reporting',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors --disable-component-update',
      ],
      { env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' }, stdio: 'ignore' },
    );
    await new Promise((r) => child.on('close', r));
    const r = JSON.parse(readFileSync('/tmp/seo.json', 'utf8'));
    console.log(
      path,
      r.categories.seo.score,
      r.finalDisplayedUrl === origin + path ? '' : r.finalDisplayedUrl,
      r.runtimeError?.code ?? '',
    );
  }
  await stop();
};
main();
