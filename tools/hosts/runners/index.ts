import type { HostRunner } from '../host-runner';
import { apache } from './apache';
import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { preview } from './preview';
import { vercel } from './vercel';

/** Every host whose software runs locally, in the order of the matrix. */
export const runners: readonly HostRunner[] = [preview, nginx, apache, caddy, netlify, cloudflare, vercel, cloudfront];
