import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRunner } from '../host-runner';
import { copySite, type SiteCopy } from '../site-copy';
import { freePort, startProcess } from '../start-process';

/** What sends files that were compressed with Brotli; Debian packs it apart. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx, as Debian packs it. */
export const nginx: HostRunner = {
  name: 'nginx',
  software: 'nginx',
  limits: [],
  async start(model) {
    const site = copySite('nginx', model);
    const port = await freePort();
    const file = join(site.workFolder, 'nginx.conf');
    writeFileSync(file, configuration(site, port));
    return startProcess(['nginx', '-p', site.workFolder, '-c', file, '-g', 'daemon off;'], port, site);
  },
};

function configuration({ publicFolder, ownFolder, workFolder }: SiteCopy, port: number): string {
  const hasBrotli = existsSync(brotliModule);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${workFolder}/${name};`).join('\n  ')}
  include ${ownFolder}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${publicFolder};
    ${hasBrotli ? 'brotli_static on;' : ''}
    include ${ownFolder}/server.conf;
  }
}
`;
}
