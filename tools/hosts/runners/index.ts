import type { HostRunner } from '../host-runner';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { netlify } from './netlify';
import { preview } from './preview';
import { apache, caddy, nginx } from './servers';
import { vercel } from './vercel';

/** Every host whose software runs locally, in the order of the matrix. */
export const runners: readonly HostRunner[] = [preview, nginx, apache, caddy, netlify, cloudflare, vercel, cloudfront];
