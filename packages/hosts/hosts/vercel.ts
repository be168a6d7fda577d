import { patternsByLanguage } from '../accept-language';
import { immutable, revalidated } from '../headers';
import { type HostDefinition, overLimit } from '../host';
import {
  addressOf,
  allRedirects,
  escapePattern,
  misspelling,
  nearestFirst,
  notFoundFile,
  patternOf,
  redirectStatus,
} from '../rules';
import { type HeaderValues, hiddenFiles, type SiteModel } from '../site-model';

/**
 * The number of routes of a deployment (vercel.com/docs/limits), and the characters of `src` of one
 * (packages/routing-utils/src/schemas.ts of vercel/vercel).
 */
const limits = { routes: 2048, source: 4096 };

/** One step of `routes` in vercel.json (vercel.com/docs/project-configuration#routes). */
export interface Route {
  src?: string;
  dest?: string;
  status?: number;
  headers?: HeaderValues;
  has?: readonly { type: string; key: string; value: string }[];
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
    const content = `${JSON.stringify({ outputDirectory: 'public', framework: null, routes }, null, 2)}\n`;
    return {
      files: [{ path: 'vercel.json', content }],
      errors: [
        ...overLimit('routes', limits.routes, [['vercel.json', routes.length]]),
        ...overLimit(
          'characters',
          limits.source,
          routes.map(({ src = '' }) => [src, src.length]),
        ),
      ],
    };
  },
};

const exactly = (path: string) => `^${escapePattern(encodeURI(path))}$`;
const anyBelow = (path: string) => `^${escapePattern(path)}.*$`;

function routesOf(model: SiteModel): Route[] {
  const { pages, notFound, negotiation } = model;
  const adds = (src: string, values: HeaderValues): Route => ({ src, headers: values, continue: true });
  const missing = (src: string, file: string): Route => ({ src, dest: `/${file}`, status: 404, headers: revalidated });
  return [
    adds('^/.*$', { ...model.headers, ...revalidated }),
    ...[...model.headerRules, immutable].map((rule) => adds(patternOf(rule), rule.headers)),
    adds(exactly(negotiation.path), { Vary: 'Accept-Language' }),
    ...negotiationRoutes(negotiation),
    missing(`^.*(?:${misspelling})`, notFoundFile(model, '/')),
    ...redirectsBySource(model),
    ...notFound.map(({ file }) => missing(`^${escapePattern(addressOf(file))}(?:\\.html)?$`, file)),
    ...hiddenFiles.map((path) => missing(exactly(path), '404.html')),
    ...pages.map(({ path, file }) => ({ src: exactly(path), dest: `/${file}` })),
    { handle: 'filesystem' },
    ...nearestFirst(notFound).map(({ below, file }) => missing(anyBelow(below), file)),
  ];
}

/** `value` has to match the whole header. */
const negotiationRoutes = ({ path, languages }: SiteModel['negotiation']): Route[] =>
  patternsByLanguage(languages.map(({ code }) => code)).map(({ code, pattern }) => ({
    src: exactly(path),
    has: [{ type: 'header', key: 'accept-language', value: `${pattern}.*` }],
    status: 302,
    headers: { Location: languages.find((language) => language.code === code)?.to ?? path },
  }));

/** As few routes as possible for addresses with the same target and status, because the number of routes is limited. */
function redirectsBySource(model: SiteModel): Route[] {
  const routes = new Map<string, Route[]>();
  for (const rule of allRedirects(model)) {
    const [status, location] = [redirectStatus(rule), encodeURI(rule.to)];
    const src = exactly(rule.from);
    const group = routes.get(`${status} ${location}`) ?? [];
    const last = group.at(-1);
    const longer = last && `${last.src}|${src}`;
    if (last && longer && longer.length <= limits.source) last.src = longer;
    else group.push({ src, status, headers: { Location: location } });
    routes.set(`${status} ${location}`, group);
  }
  return [...routes.values()].flat();
}
