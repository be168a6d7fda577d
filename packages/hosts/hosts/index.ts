import type { Host, HostDefinition } from '../host';
import { apache } from './apache';
import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { stubs } from './stubs';
import { vercel } from './vercel';

/** Every supported host. */
export const hosts: readonly Host[] = [apache, caddy, cloudflare, cloudfront, netlify, nginx, stubs, vercel].map(
  (host: HostDefinition) => ({
    ...host,
    write: (model) => ({ files: [], published: [], errors: [], ...host.write(model) }),
  }),
);

/** The names that `hosts` of `data/site.json` may hold. */
export const hostNames: readonly string[] = hosts.map(({ name }) => name);

/**
 * The host of a name.
 * @throws Error listing the names there are
 */
export function hostNamed(name: string): Host {
  const host = hosts.find((candidate) => candidate.name === name);
  if (host) return host;
  throw new Error(`There is no host "${name}" (data/site.json, "hosts"). There are: ${hostNames.join(', ')}.`);
}
