import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { decodedPath, withQuery } from '../../../packages/hosts';
import type { HostRunner } from '../host-runner';
import { type Decision, isFile, listenerOf, type Question, serve } from '../serve-files';
import { copySite } from '../site-copy';

/** The part of @netlify/redirect-parser that is used. */
interface RedirectParser {
  parseAllRedirects(input: object): Promise<{ redirects: object[]; errors: Error[] }>;
}

/** The part of @netlify/headers-parser that is used. */
interface HeadersParser {
  parseAllHeaders(input: object): Promise<{ headers: HeaderRule[]; errors: Error[] }>;
}

interface HeaderRule {
  forRegExp: RegExp;
  values: Record<string, string>;
}

/** The part of netlify-redirector, Netlify’s matcher in WebAssembly, that is used. */
interface Redirector {
  parseJSON(rules: string, options: object): Promise<{ match(request: object): Match | null }>;
}

interface Match {
  to: string;
  status: number;
  force: boolean;
}

const modules = resolve('tools/hosts/node_modules');
const load = async <Module>(path: string) => (await import(pathToFileURL(join(modules, path)).href)) as Module;

/** Netlify’s own parsers and matcher, combined as in Netlify’s command line (netlify-cli, rules-proxy). */
export const netlify: HostRunner = {
  name: 'netlify',
  limits: [
    {
      cases: /^language at \/: \/ (?:leads to (?:the first language|the language of|a language other).*|stays, .*)$/,
      reason: 'Netlify reads the languages itself; its command line takes the first two letters of the header.',
    },
    {
      cases: /^caching: a missing script is not remembered$/,
      reason: '_headers goes by path, whatever the status; the name of a missing script, a hash, is never used again.',
    },
    {
      cases: /^other spellings: (?:\/static.*|\/index)$/,
      reason: '/index is the page at /; and _headers goes by the address as it was sent, whatever the status.',
    },
  ],
  async start(model) {
    const site = copySite('netlify', model);
    const { redirects, headers } = await rulesOf(site.publicFolder);
    const redirector = createRequire(join(modules, 'index.js'))('netlify-redirector') as Redirector;
    const matcher = await redirector.parseJSON(JSON.stringify(redirects), {});
    const headersFor = (path: string) =>
      Object.assign({}, ...headers.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values));
    return serve(
      site,
      listenerOf(site.publicFolder, async (question) =>
        decide(question, matcher, site.publicFolder, headersFor(question.path)),
      ),
    );
  },
};

async function rulesOf(folder: string) {
  const redirectParser = await load<RedirectParser>('@netlify/redirect-parser/lib/index.js');
  const headersParser = await load<HeadersParser>('@netlify/headers-parser/lib/index.js');
  const common = { minimal: false, configHeaders: [], configRedirects: [] };
  const redirects = await redirectParser.parseAllRedirects({ ...common, redirectsFiles: [join(folder, '_redirects')] });
  const headers = await headersParser.parseAllHeaders({ ...common, headersFiles: [join(folder, '_headers')] });
  const errors = [...redirects.errors, ...headers.errors];
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { redirects: redirects.redirects, headers: headers.headers };
}

function decide(
  { path, query, headers }: Question,
  matcher: { match(request: object): Match | null },
  folder: string,
  ownHeaders: Record<string, string>,
): Decision {
  const decoded = decodedPath(path);
  const language = headers['accept-language']?.split(',')[0]?.slice(0, 2) ?? '';
  const match = matcher.match({
    scheme: 'http',
    host: 'localhost',
    path: decoded,
    query,
    headers: { 'x-language': language },
    getHeader: (name: string) =>
      name.toLowerCase() === 'x-language' ? language : String(headers[name.toLowerCase()] ?? ''),
    getCookie: () => '',
  });
  const page = prettyUrl(decoded, folder);
  if (match?.status === 404 && (match.force || !page)) return { status: 404, headers: ownHeaders, file: match.to };
  if (match && (match.force || !page)) return redirect(match.status, match.to, query, ownHeaders);
  if (page && page.address !== decoded) return redirect(301, page.address, query, ownHeaders);
  if (page) return { status: 200, headers: ownHeaders, file: page.file };
  return { status: 404, headers: ownHeaders, file: '/404.html' };
}

/** Netlify's documented "pretty URLs": `/x`, `/x/` and `/x.html` are one page, at `/x`. */
function prettyUrl(path: string, folder: string): { address: string; file: string } | undefined {
  if (path === '/' || path === '/index.html') return { address: '/', file: '/index.html' };
  const bare = path.replace(/\/$|\.html$/, '');
  if (isFile(folder, `${bare}.html`) && !bare.startsWith('//')) return { address: bare, file: `${bare}.html` };
  return isFile(folder, path) && !/^\/_(?:headers|redirects)$/.test(path) ? { address: path, file: path } : undefined;
}

function redirect(status: number, to: string, query: string, headers: Record<string, string>): Decision {
  const asked = query && !to.includes('?') ? `?${query}` : '';
  return { status, headers: { ...headers, Location: withQuery(to, asked) } };
}
