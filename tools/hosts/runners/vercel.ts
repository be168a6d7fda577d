import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Route } from '../../../packages/hosts';
import { withQuery } from '../../../packages/hosts';
import type { HostRunner } from '../host-runner';
import { type Decision, isFile, listenerOf, type Question, serve } from '../serve-files';
import { copySite } from '../site-copy';

/** The part of @vercel/routing-utils that is used. */
interface RoutingUtils {
  getTransformedRoutes(config: object): { routes: Route[] | null; error: { message: string } | null };
}

/** Vercel’s routing package validates and normalizes the routes; they are applied as in Vercel’s documentation. */
export const vercel: HostRunner = {
  name: 'vercel',
  limits: [
    {
      cases: /^security headers: of the demo respelt$/,
      reason: 'here, routes and files are compared with the address as it was sent, which names no file.',
    },
  ],
  async start(model) {
    const site = copySite('vercel', model);
    const utils = createRequire(resolve('tools/hosts/node_modules/index.js'))('@vercel/routing-utils') as RoutingUtils;
    const config = JSON.parse(readFileSync(join(site.ownFolder, 'vercel.json'), 'utf8')) as { routes: Route[] };
    const { routes, error } = utils.getTransformedRoutes(config);
    if (error || !routes) throw new Error(`vercel.json: ${error?.message}`);
    return serve(
      site,
      listenerOf(site.publicFolder, async (question) => walk(routes, question, site.publicFolder)),
    );
  },
};

function walk(routes: readonly Route[], { path, query, headers: asked }: Question, folder: string): Decision {
  let headers = {};
  for (const route of routes) {
    if (route.handle === 'filesystem' && isFile(folder, path)) return { status: 200, headers, file: path };
    if (route.handle || !matches(route, path, asked)) continue;
    headers = { ...headers, ...lowerCase(route.headers) };
    if (!route.continue) return end(route, headers, query);
  }
  return { status: 404, headers: {} };
}

function end({ status, dest }: Route, headers: Record<string, string>, query: string): Decision {
  const { location } = headers;
  if (!location) return { status: status ?? 200, headers, file: dest };
  return { status: status ?? 308, headers: { ...headers, location: withQuery(location, query && `?${query}`) } };
}

const lowerCase = (headers: Route['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function matches({ src, has = [] }: Route, path: string, headers: Question['headers']): boolean {
  return (
    new RegExp(src ?? '').test(path) &&
    has.every(({ key, value }) => new RegExp(`^${value}$`).test(String(headers[key] ?? '')))
  );
}
