import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { decodedPath } from '../../../packages/hosts';
import type { HostRunner } from '../host-runner';
import { type Decision, isFile, listenerOf, type Question, serve } from '../serve-files';
import { copySite } from '../site-copy';

type Headers = Record<string, { value: string }>;

interface Request {
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: Headers;
}

interface Response {
  statusCode: number;
  headers: Headers;
}

type Handler<Result> = (event: { request: Request; response?: Response }) => Result;

/** The two functions that the build writes, run like in CloudFront: on the viewer’s request, and on the bucket’s response. */
export const cloudfront: HostRunner = {
  name: 'cloudfront',
  limits: [
    {
      cases: /^caching: a missing script is not remembered$/,
      reason: 'no function runs on an error of the bucket, so a missing file is answered without our headers.',
    },
  ],
  async start(model) {
    const site = copySite('cloudfront', model);
    const source = (name: string) => readFileSync(join(site.ownFolder, name), 'utf8');
    const { data } = JSON.parse(source('routes.json')) as { data: { key: string; value: string }[] };
    const store = new Map(data.map(({ key, value }) => [key, value]));
    const onRequest = handlerOf<Promise<Request | Response>>(source('viewer-request.js'), store);
    const onResponse = handlerOf<Response>(source('viewer-response.js'), store);
    return serve(
      site,
      listenerOf(site.publicFolder, (question) => decide(question, onRequest, onResponse, site.publicFolder)),
    );
  },
};

/** The key-value store throws for unknown keys, like CloudFront’s. */
function handlerOf<Result>(source: string, store: Map<string, string>): Handler<Result> {
  const get = async (key: string) => {
    const value = store.get(key);
    if (value === undefined) throw new Error('KeyNotFound');
    return value;
  };
  const context = createContext({ cf: { kvs: () => ({ get }) } });
  new Script(source.replace(/^import .*$/m, '')).runInContext(context);
  return context.handler as Handler<Result>;
}

async function decide(
  { path, query, headers }: Question,
  onRequest: Handler<Promise<Request | Response>>,
  onResponse: Handler<Response>,
  folder: string,
): Promise<Decision> {
  const language = headers['accept-language'];
  const request: Request = {
    uri: path,
    querystring: Object.fromEntries(query.split('&').filter(Boolean).map(pairOf)),
    headers: language ? { 'accept-language': { value: language } } : {},
  };
  const result = await onRequest({ request });
  // A response of the first function is sent unchanged: the second only runs after the bucket.
  if ('statusCode' in result) return { status: result.statusCode, headers: flat(result.headers) };
  // It does not run after an error of the bucket either; a custom error response of the distribution sends the page.
  const file = decodedPath(result.uri);
  if (!isFile(folder, file)) return { status: 404, headers: {}, file: '/404.html' };
  const final = onResponse({ request: result, response: { statusCode: 200, headers: {} } });
  return { status: final.statusCode, headers: flat(final.headers), file };
}

const pairOf = (pair: string): [string, { value: string }] => {
  const [name = '', value = ''] = pair.split(/=(.*)/, 2);
  return [name, { value }];
};

const flat = (headers: Headers) => Object.fromEntries(Object.entries(headers).map(([name, { value }]) => [name, value]));
