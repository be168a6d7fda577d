import type { HostDefinition } from '../host';
import { addressOf, allRedirects, nearestFirst, redirectStatus } from '../rules';
import type { SiteModel } from '../site-model';
import { escapePattern } from './escape-pattern';

/** vercel.com/docs/limits: how many routes a deployment may have. */
const maximumRoutes = 2048;

/** `src` of a route, in characters (packages/routing-utils/src/schemas.ts of vercel/vercel). */
const maximumSource = 4096;

/** One step of `routes` in vercel.json (vercel.com/docs/project-configuration#routes). */
interface Route {
  src?: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  has?: readonly { type: 'header'; key: string; value: string }[];
  continue?: boolean;
  handle?: 'filesystem';
}

/**
 * Vercel: `vercel.json`, next to the published folder. It uses `routes`, because `redirects` and `cleanUrls` can neither send 301
 * from `/x/` to `/x` nor choose a 404 page by folder.
 */
export const vercel: HostDefinition = {
  name: 'vercel',
  write(model) {
    const routes = routesOf(model);
    return {
      files: [
        {
          path: 'vercel.json',
          content: `${JSON.stringify({ outputDirectory: 'public', framework: null, routes }, null, 2)}\n`,
        },
      ],
      errors: [
        ...(routes.length > maximumRoutes ? [`${routes.length} routes; it takes ${maximumRoutes}.`] : []),
        ...routes
          .filter(({ src = '' }) => src.length > maximumSource)
          .map(({ src = '' }) => `an address of ${src.length} characters; it takes ${maximumSource}: ${src.slice(0, 80)}…`),
      ],
    };
  },
};

const exactly = (path: string) => `^${escapePattern(encodeURI(path))}$`;

function routesOf(model: SiteModel): Route[] {
  const { pages, notFound, negotiation, hidden, immutable, cacheControl } = model;
  const missing = (src: string, file: string): Route => ({
    src,
    dest: `/${file}`,
    status: 404,
    headers: { 'Cache-Control': cacheControl.revalidated },
  });
  return [
    { src: '^/.*$', headers: { ...model.headers, 'Cache-Control': cacheControl.revalidated }, continue: true },
    ...model.headerRules.map(({ below, headers }) => ({
      src: `^${escapePattern(below)}.*$`,
      headers: { ...headers },
      continue: true,
    })),
    ...immutable.map((below) => ({
      src: `^${escapePattern(below)}.*$`,
      headers: { 'Cache-Control': cacheControl.immutable },
      continue: true,
    })),
    { src: exactly(negotiation.path), headers: { Vary: 'Accept-Language' }, continue: true },
    ...negotiation.languages.map(({ code, to }) => ({
      src: exactly(negotiation.path),
      has: [{ type: 'header' as const, key: 'accept-language', value: `^${code}.*` }],
      status: 302,
      headers: { Location: to },
    })),
    ...redirectsBySource(model),
    ...notFound.map(({ file }) => missing(`^${escapePattern(addressOf(file))}(?:\\.html)?$`, file)),
    ...hidden.map((path) => missing(exactly(path), '404.html')),
    ...pages.map(({ path, file }) => ({ src: exactly(path), dest: `/${file}` })),
    { handle: 'filesystem' },
    ...nearestFirst(notFound).map(({ below, file }) => missing(`^${escapePattern(below)}.*$`, file)),
  ];
}

/** As few routes as possible for addresses with the same target and status, because the number of routes is limited. */
function redirectsBySource(model: SiteModel): Route[] {
  const routes = new Map<string, Route[]>();
  for (const rule of allRedirects(model)) {
    const [status, location] = [redirectStatus(rule), encodeURI(rule.to)];
    const src = exactly(rule.from);
    const group = routes.get(`${status} ${location}`) ?? [];
    const last = group.at(-1);
    const longer = last && `${last.src}|${src}`;
    if (last && longer && longer.length <= maximumSource) last.src = longer;
    else group.push({ src, status, headers: { Location: location } });
    routes.set(`${status} ${location}`, group);
  }
  return [...routes.values()].flat();
}
