import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Runs before all other scripts of a page and reports what goes wrong: some browsers do not tell their driver. */
function watch(): void {
  const report = (problem: string) => navigator.sendBeacon('/problem', problem);
  for (const level of ['error', 'warn'] as const) console[level] = (...words) => report(`${level}: ${words.join(' ')}`);
  window.addEventListener('error', ({ message }) => report(message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`${violatedDirective} refuses ${blockedURI}`),
  );
}

const pathOfWatch = '/watch.js';

/** Chromium requests it by itself. */
const unasked = '/favicon.ico';

/**
 * Serves the site under test at another port, from which its pages report their problems.
 * @param port of the site
 */
export async function watchedSite(port: number) {
  const problems: string[] = [];
  let styles = Promise.resolve();
  const server = createServer(async (asked, answer) => {
    const { url: path = '/', method } = asked;
    if (path === '/problem') problems.push(await text(asked));
    if (path === '/problem') return answer.writeHead(204).end();
    if (path === pathOfWatch) return answer.setHeader('Content-Type', 'text/javascript').end(`(${watch})()`);
    if (path.endsWith('.css')) await styles;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passedOn = request({ host: 'localhost', port, path, method, headers }, async (found) => {
      const { 'content-length': _, ...own } = found.headers;
      const { statusCode: status = 0 } = found;
      if (status >= 400 && path !== unasked) problems.push(`${status}: ${path}`);
      answer.writeHead(status, own);
      if (!own['content-type']?.startsWith('text/html')) return found.pipe(answer);
      // The demo is no page of the site, and its policy knows its own scripts only.
      const page = await text(found);
      const isOfSite = page.includes('id="___gatsby"');
      answer.end(isOfSite ? page.replace('<head>', `<head><script src="${pathOfWatch}"></script>`) : page);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    problems,
    /** Holds style sheets back until the returned function is called. */
    holdStyles() {
      let release: () => void = () => undefined;
      styles = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
