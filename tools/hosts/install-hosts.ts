import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from '../steps/browsers.mjs';
import { isInstalled } from '../steps/install.mjs';
import { run } from '../steps/run.mjs';
import { apacheModules, brotliModule } from './runners/servers';
import { programFolders } from './start-process';

const programs = (name: string) => programFolders().map((folder) => join(folder, name));

/** What a host’s software consists of, each part at one of these paths, and Debian’s packages that contain it. */
const needs: Record<string, { paths: readonly (readonly string[])[]; packages: readonly string[] }> = {
  nginx: { paths: [programs('nginx'), [brotliModule]], packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  apache: { paths: [programs('apache2'), ...apacheModules.map((path) => [path])], packages: ['apache2'] },
  caddy: { paths: [programs('caddy')], packages: ['caddy'] },
  observatory: { paths: [programs('openssl')], packages: ['openssl'] },
};

/** Hosts whose software comes from the npm registry; tools/hosts/package.json has the exact versions. */
const fromNpm = ['netlify', 'cloudflare', 'vercel', 'observatory'];

/**
 * Installs missing software of the hosts, if available.
 * @param names of hosts, as in `data/site.json`, and `observatory`
 * @returns the hosts that still cannot be tested on this machine, each with the command that installs the software
 */
export async function installHosts(names: readonly string[]): Promise<Map<string, string>> {
  const lacking = names.flatMap(lackingOf);
  if (lacking.length > 0) await installFromDebian(lacking);
  const missing = new Map<string, string>();
  for (const name of names) {
    const packages = lackingOf(name);
    if (packages.length > 0) missing.set(name, `not on this machine: sudo apt-get install ${packages.join(' ')}`);
  }
  const npmNames = names.filter((name) => fromNpm.includes(name));
  if (npmNames.length > 0 && !(await installFromNpm()))
    for (const name of npmNames) missing.set(name, 'npm could not install tools/hosts/package.json');
  return missing;
}

function lackingOf(name: string): readonly string[] {
  const { paths, packages } = needs[name] ?? { paths: [], packages: [] };
  return paths.every((alternatives) => alternatives.some((path) => existsSync(path))) ? [] : packages;
}

async function installFromNpm(): Promise<boolean> {
  if (isInstalled('tools/hosts')) return true;
  return (await run('npm ci --ignore-scripts --prefix tools/hosts')) === 0;
}
