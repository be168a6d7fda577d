import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from '../steps/browsers.mjs';
import { isInstalled } from '../steps/install.mjs';
import { run } from '../steps/run.mjs';
import type { Limit } from './host-runner';
import { apacheModules } from './runners/apache';
import { brotliSetting } from './runners/nginx';
import { programFolders } from './start-process';

/** A requirement of a host’s software. */
interface Need {
  isThere: () => boolean;
  /** Debian’s packages that contain it. */
  packages: readonly string[];
  /** The cases that need it; undefined: all. */
  cases?: RegExp;
}

const hasProgram = (name: string) => programFolders().some((folder) => existsSync(join(folder, name)));

const needs: Record<string, readonly Need[]> = {
  nginx: [
    { isThere: () => hasProgram('nginx'), packages: ['nginx-light'] },
    {
      isThere: () => brotliSetting() !== undefined,
      packages: ['libnginx-mod-http-brotli-static'],
      cases: /^compression: .* as br$/,
    },
  ],
  apache: [
    { isThere: () => hasProgram('apache2'), packages: ['apache2'] },
    { isThere: () => apacheModules.every((path) => existsSync(path)), packages: ['apache2-bin'] },
  ],
  caddy: [{ isThere: () => hasProgram('caddy'), packages: ['caddy'] }],
  observatory: [{ isThere: () => hasProgram('openssl'), packages: ['openssl'] }],
};

/** Hosts whose software comes from the npm registry; tools/hosts/package.json has the exact versions. */
const fromNpm = ['netlify', 'cloudflare', 'vercel', 'observatory'];

/** What cannot be tested on this machine. */
export interface Missing {
  /** Hosts that cannot be tested at all, each with the command that installs the software. */
  hosts: Map<string, string>;
  /** Cases of a host that cannot be tested, with the command that installs the software. */
  cases: readonly (Limit & { name: string })[];
}

/**
 * Installs missing software of the hosts, if available.
 * @param names of hosts, as in `data/site.json`, and `observatory`
 * @returns what is still missing
 */
export async function installHosts(names: readonly string[]): Promise<Missing> {
  const lacking = names.flatMap(lackingOf);
  if (lacking.length > 0) await installFromDebian(lacking.flatMap(({ packages }) => packages));
  const lackingStill = names.flatMap((name) => lackingOf(name).map((need) => ({ name, ...need, reason: adviceOf(need) })));
  const hosts = new Map(lackingStill.filter(({ cases }) => !cases).map(({ name, reason }) => [name, reason]));
  const cases = lackingStill.flatMap(({ name, cases, reason }) => (cases ? [{ name, cases, reason }] : []));
  const npmNames = names.filter((name) => fromNpm.includes(name));
  if (npmNames.length > 0 && !(await installFromNpm()))
    for (const name of npmNames) hosts.set(name, 'npm could not install tools/hosts/package.json');
  return { hosts, cases };
}

const adviceOf = ({ packages }: Need) => `not on this machine: sudo apt-get install ${packages.join(' ')}`;

const lackingOf = (name: string) => (needs[name] ?? []).filter(({ isThere }) => !isThere());

async function installFromNpm(): Promise<boolean> {
  if (isInstalled('tools/hosts')) return true;
  return (await run('npm ci --ignore-scripts --prefix tools/hosts')) === 0;
}
