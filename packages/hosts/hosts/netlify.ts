import type { HostDefinition } from '../host';
import { addressOf, emptyFolders, nearestFirst, notFoundFile, redirectStatus } from '../rules';
import type { SiteModel } from '../site-model';
import { headerBlocks } from './header-blocks';

/**
 * Netlify: `_redirects` and `_headers` in the published folder (docs.netlify.com/routing). Netlify treats `/x` and `/x/` as the
 * same address, and itself redirects `/x/` and `/x.html` of a page to `/x` (“pretty URLs”); a rule for these would cause a
 * redirect loop.
 */
export const netlify: HostDefinition = {
  name: 'netlify',
  write: (model) => ({
    published: [
      { path: '_redirects', content: redirects(model) },
      { path: '_headers', content: headerBlocks(model) },
    ],
  }),
};

const redirects = (model: SiteModel): string =>
  [
    // "!" because a page exists at that address, which would win otherwise.
    ...model.negotiation.languages.map(({ code, to }) => `${model.negotiation.path} ${to} 302! Language=${code}`),
    ...model.redirects.flatMap((rule) =>
      ['', '.html'].map((ending) => `${encodeURI(rule.from)}${ending} ${encodeURI(rule.to)} ${redirectStatus(rule)}!`),
    ),
    // Its `/x/*` would match `/x` too.
    ...emptyFolders(model).map((path) => `${path} /${notFoundFile(model, path)} 404`),
    ...nearestFirst(model.notFound).flatMap(({ below, file }) => [
      `${addressOf(file)} /${file} 404!`,
      `/${file} /${file} 404!`,
      `${below}* /${file} 404`,
    ]),
    '',
  ].join('\n');
