import { request } from 'node:http';

type Headers = Readonly<Record<string, string>>;

const fetched = (mode: string, dest: string, site = 'cross-site') => ({
  'sec-fetch-site': site,
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
});
const origin = 'https://elsewhere.example';
const socket = { connection: 'Upgrade', upgrade: 'websocket' };

/** What a page of another site may do, and what the browser then sends; with a method, if it is not GET. */
const attempts: Readonly<Record<string, Headers>> = {
  fetch: { origin, ...fetched('cors', 'empty') },
  'fetch without reading': fetched('no-cors', 'empty'),
  'fetch in a sandboxed frame': { origin: 'null', ...fetched('cors', 'empty') },
  'fetch at another port': { origin: 'http://localhost:1', ...fetched('cors', 'empty', 'same-site') },
  'OPTIONS before a fetch': { origin, ...fetched('cors', 'empty'), 'access-control-request-method': 'PUT' },
  image: fetched('no-cors', 'image'),
  'image at another port': fetched('no-cors', 'image', 'same-site'),
  script: fetched('no-cors', 'script'),
  module: { origin, ...fetched('cors', 'script') },
  'style sheet': fetched('no-cors', 'style'),
  font: { origin, ...fetched('cors', 'font') },
  video: fetched('no-cors', 'video'),
  frame: fetched('navigate', 'iframe'),
  object: fetched('navigate', 'object'),
  'event source': { origin, ...fetched('cors', 'empty'), accept: 'text/event-stream' },
  'POST of a form': { origin, ...fetched('navigate', 'document') },
  'POST of a beacon': { origin, ...fetched('no-cors', 'empty') },
  'socket of an old browser': { origin, ...socket },
  socket: { origin, ...socket, ...fetched('websocket', 'empty') },
};

/** How a page of another site shows a page of the server to a person. */
const visits: Readonly<Record<string, Headers>> = {
  link: { ...fetched('navigate', 'document'), 'sec-fetch-user': '?1' },
  popup: fetched('navigate', 'document'),
  'GET of a form': fetched('navigate', 'document'),
};

const pages: readonly string[] = ['/', '/fr', '/fr?a=1.5', '/fr.html', '/es/una-p%C3%A1gina'];

const files: readonly string[] = [
  '/page-data/fr/page-data.json',
  '/page-data/app-data.json',
  '/page-data%2ffr%2fpage-data.json',
  '/page-data/fr/page-data%2ejson',
  '/commons.js',
  '/commons%2Ejs',
  '/app.js?x=.html',
  '/icon-192.png',
  '/fr.md',
  '/studio-legend.json',
  '/tour/tour.js',
  '/tour/..%2fpage-data%2ffr%2fpage-data.json',
  '/tour/..%2fcommons.js',
  '/tour/..%5ccommons.js',
  '/tour/%2e%2e/commons.js',
  '/tour/../commons.js',
  '/tour/%2e%2e%2fcommons%2ejs',
  '/socket.io/?EIO=4&transport=polling',
  '/__webpack_hmr',
  '/__open-stack-frame-in-editor?fileName=/etc/passwd',
  '/%5f%5fopen-stack-frame-in-editor?fileName=/etc/passwd',
  '/__OPEN-STACK-FRAME-IN-EDITOR?fileName=/etc/passwd',
  '/__file-code-frame?filePath=package.json',
  '/__original-stack-frame?moduleId=package.json',
  '/___graphql?query={__typename}',
  '/_gatsby/file/x/y.txt?u=http://127.0.0.1:1/',
];

/**
 * Sends what pages of another site can send, to pages and to all else.
 * @param origin of the server
 * @returns how it reached what, and which of these are visits of pages
 */
export async function foreignRequests(origin: string): Promise<{ reached: string[]; visits: string[] }> {
  const named = (ways: Readonly<Record<string, Headers>>, paths: readonly string[]) =>
    Object.keys(ways).flatMap((way) => paths.map((path) => `${way}: ${path}`));
  const reached: string[] = [];
  for (const [way, headers] of Object.entries({ ...attempts, ...visits })) {
    for (const path of [...pages, ...files]) {
      if ((await statusOf(origin, path, way, headers)) !== 403) reached.push(`${way}: ${path}`);
    }
  }
  return { reached, visits: named(visits, pages) };
}

function statusOf(origin: string, path: string, way: string, headers: Headers): Promise<number | undefined> {
  const { host, hostname, port } = new URL(origin);
  const [method] = /^(?:GET|POST|OPTIONS)/.exec(way) ?? ['GET'];
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, agent: false, headers: { host, ...headers } }, (answer) => {
      answer.destroy();
      resolve(answer.statusCode);
    });
    sent.on('upgrade', (answer, opened) => {
      opened.destroy();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });
}
