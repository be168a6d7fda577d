import sirv from 'sirv';

/** The part of Gatsby's development server that is used here: an Express application. */
interface DevelopmentServer {
  use: (handler: ReturnType<typeof sirv>) => unknown;
}

/**
 * Answers for the files in `static/` while developing: Gatsby's own server leaves HTML out there, and so the demo (develop-static.js).
 *
 * Upstream: gatsbyjs/gatsby#13072, open.
 * Can go when Gatsby's development server answers for HTML in `static/`.
 */
export const developMiddleware = (app: DevelopmentServer) => app.use(sirv('static', { dev: true, extensions: [] }));
