import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from '../steps/browsers.mjs';
import { isInstalled } from '../steps/install.mjs';
import { run } from '../steps/run.mjs';
import { apacheModules } from './runners/apache';
import { brotliModule } from './runners/nginx';
import { programFolders } from './start-process';

/** A requirement of a host’s software. */
interface Need {
  isThere: () => boolean;
  /** Debian’s package that contains it. */
  package: string;
}

const hasProgram = (name: string) => programFolders().some((folder) => existsSync(join(folder, name)));

const needs: Record<string, readonly Need[]> = {
  nginx: [
    { isThere: () => hasProgram('nginx'), package: 'nginx-light' },
    { isThere: () => existsSync(brotliModule), package: 'libnginx-mod-http-brotli-static' },
  ],
  apache: [
    { isThere: () => hasProgram('apache2'), package: 'apache2' },
    { isThere: () => apacheModules.every((path) => existsSync(path)), package: 'apache2-bin' },
  ],
  caddy: [{ isThere: () => hasProgram('caddy'), package: 'caddy' }],
  observatory: [{ isThere: () => hasProgram('openssl'), package: 'openssl' }],
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

const lackingOf = (name: string) => (needs[name] ?? []).flatMap((need) => (need.isThere() ? [] : need.package));

async function installFromNpm(): Promise<boolean> {
  if (isInstalled('tools/hosts')) return true;
  return (await run('npm ci --ignore-scripts --prefix tools/hosts')) === 0;
}
