import { join, resolve } from 'node:path';
import type { HostRunner } from '../host-runner';
import { copySite } from '../site-copy';
import { freePort, startProcess } from '../start-process';

const wrangler = resolve('tools/hosts/node_modules/wrangler/bin/wrangler.js');

/** Cloudflare Pages in Cloudflare’s own runtime (workerd), a part of wrangler. */
export const cloudflare: HostRunner = {
  name: 'cloudflare',
  limits: [
    {
      cases: /^language at \/: .*(?:in [a-z]{2}|leads to .*)$/,
      reason: '_redirects knows no language; the page at / decides in the browser.',
    },
    {
      cases: /^unknown addresses: .*\/404(?:\.html)?$/,
      reason: 'a 404 page at its own address is a page like any other; it is not indexed, and nothing links to it.',
    },
    {
      cases: /^caching: (?:a 404 page|a missing script)/,
      reason: 'Cloudflare answers 404 with no-store, which is stricter.',
    },
    {
      cases: /^other spellings: /,
      reason: 'its runtime resolves dots, slashes and /index itself, before any rule.',
    },
    {
      cases: /^compression: .* as (?:br|gzip)$/,
      reason: 'Vary: Accept-Encoding is added at its edge, which wrangler has not.',
    },
    {
      cases: /^(?:hostile paths: (?:\/fr%00|\/fr\/aaa)|internal files: \/_|files: a file with a slash)/,
      reason: 'wrangler’s stand-in for the edge says 502 where no file can have that name; it leads nowhere.',
    },
  ],
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
