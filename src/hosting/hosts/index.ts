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
  ({ name, precompressed = false, write }: HostDefinition) => ({
    name,
    precompressed,
    write: (model) => ({ files: [], published: [], shortfalls: [], errors: [], ...write(model) }),
  }),
);
