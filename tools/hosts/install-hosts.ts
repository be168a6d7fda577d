import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../steps.mjs';

/** Debian's packages of the servers, by the program that they bring. */
const packages: Record<string, { program: string; packages: string[] }> = {
  nginx: { program: 'nginx', packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  apache: { program: 'apache2', packages: ['apache2'] },
  caddy: { program: 'caddy', packages: ['caddy'] },
  observatory: { program: 'openssl', packages: ['openssl'] },
};

/** Those whose software comes from the npm registry; tools/hosts/package.json names the exact versions. */
const fromNpm = ['netlify', 'cloudflare', 'vercel', 'observatory'];

/**
 * Installs what is missing of the hosts' software.
 * @returns the hosts that cannot be asked here, each with the command that would mend it
 */
export async function installHosts(names: readonly string[]): Promise<Map<string, string>> {
  const missing = names.flatMap((name) => lacking(name));
  if (missing.length > 0) await installFromDebian(missing.flatMap((host) => host.packages));
  const fails = names.flatMap((name) => lacking(name).map((host) => [name, help(host.packages)] as const));
  const npmNames = names.filter((name) => fromNpm.includes(name));
  if (npmNames.length === 0 || (await installFromNpm())) return new Map(fails);
  return new Map([...fails, ...npmNames.map((name) => [name, 'npm could not install tools/hosts/package.json'] as const)]);
}

const help = (missing: readonly string[]) => `sudo apt-get install ${missing.join(' ')}`;

const hasProgram = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, name)));

const lacking = (name: string) => {
  const host = packages[name];
  return host && !hasProgram(host.program) ? [host] : [];
};

async function installFromDebian(missing: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing]);
}

/** Not npm ci, for the reason that tools/install.mjs gives. */
async function installFromNpm(): Promise<boolean> {
  if (existsSync('tools/hosts/node_modules/.package-lock.json')) return true;
  return (await run('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', 'tools/hosts'])) === 0;
}
