import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatsbyNode } from 'gatsby';
import sirv from 'sirv';
import { answer, withQuery } from '../../../packages/hosts';
import { siteModelOf } from '../../data/hosting-settings';
import { currentSite } from '../../data/site';

/**
 * Has the development server redirect as a host does: former addresses, and addresses with a slash or `.html` at the end; and addresses with
 * capitals, as the 404 page does on hosts (decision 5), in whose place Gatsby shows one of its own. It also gets
 * the HTML in `static/`, and so the demo, which Gatsby skips (gatsbyjs/gatsby#13072).
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.use(sirv('static', { dev: true, extensions: [] }));
  app.use((request: IncomingMessage & { originalUrl: string }, response: ServerResponse, next: () => void) => {
    const [path = '/', query = ''] = request.originalUrl.split(/(?=\?)/, 2);
    const { content, registry } = currentSite();
    const replyAt = (address: string) => answer(siteModelOf(content, registry), address, () => false);
    const reply = replyAt(path);
    const small = path.toLowerCase();
    if (reply.status === 404 && small !== path && replyAt(small).status !== 404) {
      response.writeHead(302, { Location: small + query, 'Cache-Control': 'no-store' }).end();
      return;
    }
    if (reply.kind !== 'redirect') return next();
    // Browsers keep a permanent redirect; here, the next edit may change it.
    const headers = { Location: withQuery(encodeURI(reply.to), query), 'Cache-Control': 'no-store' };
    response.writeHead(reply.status, headers).end();
  });
};
