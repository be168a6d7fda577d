import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostRunner } from '../host-runner';
import { copySite, type SiteCopy } from '../site-copy';
import { freePort, startProcess } from '../start-process';

const modules = ['mpm_event', 'authz_core', 'dir', 'env', 'filter', 'headers', 'mime', 'negotiation', 'rewrite', 'setenvif'];

const fileOf = (name: string) => `/usr/lib/apache2/modules/mod_${name}.so`;

/** Files of the modules that the server’s configuration loads. */
export const apacheModules: readonly string[] = modules.map(fileOf);

/** Apache 2.4 from Debian’s package. */
export const apache: HostRunner = {
  name: 'apache',
  limits: [],
  async start(model) {
    const site = copySite('apache', model);
    const port = await freePort();
    const file = join(site.workFolder, 'apache.conf');
    writeFileSync(file, configuration(site, port));
    return startProcess(['apache2', '-d', site.workFolder, '-f', file, '-DFOREGROUND'], port, site);
  },
};

function configuration({ publicFolder, workFolder }: SiteCopy, port: number): string {
  return `ServerRoot ${workFolder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${workFolder}/apache.pid
ErrorLog ${workFolder}/error.log
LogLevel error
${modules.map((name) => `LoadModule ${name}_module ${fileOf(name)}`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /etc/mime.types
DocumentRoot ${publicFolder}
<Directory ${publicFolder}>
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
`;
}
