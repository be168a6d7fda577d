import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRunner, Limit } from '../host-runner';
import { copySite, type SiteCopy } from '../site-copy';
import { freePort, startProcess } from '../start-process';

/**
 * A server from Debian’s package, on a copy of the site.
 * @param configuration includes what the build writes for the host
 * @param command keeps the server in the foreground
 */
const server = (
  name: string,
  configuration: (site: SiteCopy, port: number) => string,
  command: (file: string, folder: string) => readonly [string, ...string[]],
  limits: readonly Limit[] = [],
): HostRunner => ({
  name,
  limits,
  async start(model) {
    const site = copySite(name, model);
    const { workFolder } = site;
    const port = await freePort();
    const file = join(workFolder, 'own.conf');
    writeFileSync(file, configuration(site, port));
    const home = { HOME: workFolder, XDG_CONFIG_HOME: workFolder, XDG_DATA_HOME: workFolder };
    return startProcess(command(file, workFolder), port, site, home);
  },
});

/** The module that serves Brotli files, from a separate package of Debian. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** nginx's default folders belong to root. */
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const nginxConfiguration = ({ publicFolder, ownFolder, workFolder }: SiteCopy, port: number) => `load_module ${brotliModule};
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

export const nginx = server('nginx', nginxConfiguration, (file, folder) => [
  'nginx',
  ...['-p', folder, '-c', file, '-g', 'daemon off;'],
]);

const modules = ['mpm_event', 'authz_core', 'dir', 'env', 'filter', 'headers', 'mime', 'negotiation', 'rewrite', 'setenvif'];

const fileOf = (name: string) => `/usr/lib/apache2/modules/mod_${name}.so`;

/** Files of the modules that the server’s configuration loads. */
export const apacheModules: readonly string[] = modules.map(fileOf);

function apacheConfiguration({ publicFolder, ownFolder, workFolder }: SiteCopy, port: number): string {
  return `ServerRoot ${workFolder}
ServerName 127.0.0.1:${port}
Listen 127.0.0.1:${port}
PidFile ${workFolder}/apache.pid
ErrorLog ${workFolder}/error.log
LogLevel error
${modules.map((name) => `LoadModule ${name}_module ${fileOf(name)}`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot ${publicFolder}
Include ${ownFolder}/server.conf
<Directory ${publicFolder}>
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`;
}

export const apache = server('apache', apacheConfiguration, (file, folder) => [
  'apache2',
  ...['-d', folder, '-f', file, '-DFOREGROUND'],
]);

const caddyfile = ({ publicFolder, ownFolder }: SiteCopy, port: number) => `{
  admin off
  auto_https off
}
http://:${port} {
  bind 127.0.0.1
  root * ${publicFolder}
  import ${ownFolder}/site.caddy
}
`;

export const caddy = server('caddy', caddyfile, (file) => ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'], [
  {
    cases: /^files: a file with a slash at the end$/,
    reason: 'its file server sends /x.svg/ to /x.svg, which is there.',
  },
  {
    cases: /^hostile paths: a malformed address$/,
    reason: 'Go’s own HTTP server refuses a malformed address before Caddy sees it.',
  },
]);
