import { join, resolve } from 'node:path';
import type { HostRunner } from '../host-runner';
import { copySite } from '../site-copy';
import { freePort, startProcess } from '../start-process';

const wrangler = resolve('tools/hosts/node_modules/wrangler/bin/wrangler.js');

/** Cloudflare Pages, in Cloudflare's own runtime (workerd), which wrangler brings. */
export const cloudflare: HostRunner = {
  name: 'cloudflare',
  software: 'wrangler pages dev',
  limits: [],
  async start(model) {
    const site = copySite('cloudflare', model);
    const port = await freePort();
    const address = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-04-01'];
    return startProcess([process.execPath, wrangler, 'pages', 'dev', site.publicFolder, ...address], port, site, {
      HOME: site.workFolder,
      XDG_CONFIG_HOME: join(site.workFolder, 'config'),
      WRANGLER_SEND_METRICS: 'false',
      CI: 'true',
    });
  },
};
