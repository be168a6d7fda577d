import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRunner } from '../host-runner';
import { copySite, type SiteCopy } from '../site-copy';
import { freePort, startProcess } from '../start-process';

/** The module that serves Brotli files, from a separate package of Debian. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx from Debian’s package. */
export const nginx: HostRunner = {
  name: 'nginx',
  limits: [],
  async start(model) {
    const site = copySite('nginx', model);
    const port = await freePort();
    const file = join(site.workFolder, 'nginx.conf');
    writeFileSync(file, configuration(site, port));
    return startProcess(['nginx', '-p', site.workFolder, '-c', file, '-g', 'daemon off;'], port, site);
  },
};

/** nginx's default folders belong to root. */
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const configuration = ({ publicFolder, ownFolder, workFolder }: SiteCopy, port: number) => `load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${workFolder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporaryFolders.map((name) => `${name}_temp_path ${workFolder}/${name};`).join('\n  ')}
  include ${ownFolder}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${publicFolder};
    brotli_static on;
    include ${ownFolder}/server.conf;
  }
}
`;
