import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HostRunner } from '../host-runner';
import { copySite, type SiteCopy } from '../site-copy';
import { environment, freePort, startProcess } from '../start-process';

/** How nginx serves Brotli files: with a built-in module, or with the one in a separate package of Debian. */
const waysToBrotli = ['', 'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;'];

/** The start of the configuration for Brotli; undefined if this nginx does not support it, which is tested. */
export const brotliSetting = (): string | undefined => waysToBrotli.find(acceptsBrotli);

function acceptsBrotli(setting: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `${setting}\n${ownPlaces(folder)}\nhttp { ${ownHttpPlaces(folder)} brotli_static on; }\n`);
  const { status } = spawnSync('nginx', ['-t', '-p', folder, '-c', file], { env: environment() });
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** Paths of the files that nginx writes; its default folders belong to root. */
const ownPlaces = (folder: string) => `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}`;

/** The same, for its http block. */
function ownHttpPlaces(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return ['access_log off;', ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`)].join('\n  ');
}

/** nginx from Debian’s package. */
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
  const brotli = brotliSetting();
  return `${brotli ?? ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
${ownPlaces(workFolder)}
http {
  include /etc/nginx/mime.types;
  ${ownHttpPlaces(workFolder)}
  include ${ownFolder}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${publicFolder};
    ${brotli === undefined ? '' : 'brotli_static on;'}
    include ${ownFolder}/server.conf;
  }
}
`;
}
