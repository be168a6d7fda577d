import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRunner } from '../host-runner';
import { copySite } from '../site-copy';
import { freePort, startProcess } from '../start-process';

/** Caddy 2 from Debian’s package. */
export const caddy: HostRunner = {
  name: 'caddy',
  limits: [
    {
      cases: /^files: a file with a slash at the end$/,
      reason: 'its file server sends /x.svg/ to /x.svg, which is there.',
    },
  ],
  async start(model) {
    const site = copySite('caddy', model);
    const port = await freePort();
    const file = join(site.workFolder, 'Caddyfile');
    const block = `http://127.0.0.1:${port} {\n  bind 127.0.0.1\n  root * ${site.publicFolder}\n  import ${site.ownFolder}/site.caddy\n}\n`;
    writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${block}`);
    return startProcess(['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], port, site, {
      XDG_DATA_HOME: site.workFolder,
      XDG_CONFIG_HOME: site.workFolder,
      HOME: site.workFolder,
    });
  },
};
