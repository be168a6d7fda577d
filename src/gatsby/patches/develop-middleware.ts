import sirv from 'sirv';

/** The part of Gatsby’s development server that we use: an Express application. */
interface DevelopmentServer {
  use: (handler: ReturnType<typeof sirv>) => unknown;
}

/**
 * Serves the files in `static/` in development: Gatsby's own server skips HTML there, and so the demo (develop-static.js).
 *
 * Upstream: gatsbyjs/gatsby#13072, open.
 * Can go when Gatsby's development server answers for HTML in `static/`.
 */
export const developMiddleware = (app: DevelopmentServer) => app.use(sirv('static', { dev: true, extensions: [] }));
