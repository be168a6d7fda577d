import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../steps.mjs';

/** Debian's packages of the servers, by the program that they bring. */
const packages: Record<string, { program: string; packages: string[] }> = {
  nginx: { program: 'nginx', packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  apache: { program: 'apache2', packages: ['apache2'] },
  caddy: { program: 'caddy', packages: ['caddy'] },
};

/** Hosts whose software comes from the npm registry; tools/hosts/package.json names the exact versions. */
const fromNpm = ['netlify', 'cloudflare', 'vercel'];

/**
 * Installs what is missing of the hosts' software.
 * @throws Error saying what to install, if that cannot be done here
 */
export async function installHosts(names: readonly string[]): Promise<void> {
  const missing = names.flatMap((name) => {
    const host = packages[name];
    return host && !hasProgram(host.program) ? host.packages : [];
  });
  if (missing.length > 0) await installFromDebian(missing);
  if (names.some((name) => fromNpm.includes(name)) && !existsSync('tools/hosts/node_modules/.package-lock.json')) {
    const code = await run('npm', ['ci', '--ignore-scripts', '--prefix', 'tools/hosts']);
    if (code !== 0) throw new Error('npm could not install the hosts’ packages of tools/hosts/package.json.');
  }
}

const hasProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, name)));

async function installFromDebian(missing: readonly string[]): Promise<void> {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) {
    await run('apt-get', ['update', '-qq']);
    if ((await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])) === 0) return;
  }
  throw new Error(`These are missing: sudo apt-get install ${missing.join(' ')}`);
}
