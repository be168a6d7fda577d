import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';
import sirv from 'sirv';
import { siteModelOf } from '../../data/hosting-settings';
import { currentSite } from '../../data/site';
import { type Answer, answer } from '../../hosting/answer';
import { withQuery } from '../../hosting/hosts/with-query';

/** The answer of a production host. */
function answerOfHost(path: string): Answer {
  const { content, registry } = currentSite();
  return answer(siteModelOf(content, registry), path, () => false);
}

/** Whether a page is at this path, or a redirect to one. */
export function isVisited(path: string): boolean {
  const reply = answerOfHost(path);
  return reply.kind === 'redirect' || (reply.kind === 'page' && reply.status === 200);
}

/**
 * Has the development server redirect as a host does: former addresses, and addresses with a slash or `.html` at the end. It also gets
 * the HTML in `static/`, and so the demo, which Gatsby skips (gatsbyjs/gatsby#13072).
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.use(sirv('static', { dev: true, extensions: [] }));
  app.use((request: IncomingMessage & { originalUrl: string }, response: ServerResponse, next: () => void) => {
    const [path = '/', query = ''] = request.originalUrl.split(/(?=\?)/, 2);
    const reply = answerOfHost(path);
    if (reply.kind !== 'redirect') return next();
    // Browsers keep a permanent redirect; here, the next edit may change it.
    const headers = { Location: withQuery(encodeURI(reply.to), query), 'Cache-Control': 'no-store' };
    response.writeHead(reply.status, headers).end();
  });
};
