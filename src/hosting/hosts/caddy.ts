import { allRedirects } from '../answer';
import type { Host } from '../host';
import type { SiteModel } from '../site-model';
import { withQuery } from './with-query';

/** Caddy 2: a snippet that a site block of the Caddyfile imports: `import hosting/caddy/site.caddy`. */
export const caddy: Host = {
  name: 'caddy',
  precompressed: true,
  write: (model) => ({
    files: [{ path: 'site.caddy', content: site(model) }],
    published: [],
    shortfalls: [],
    errors: [],
  }),
};

/** In backquotes nothing but `{` has a meaning, and no address holds one unencoded. */
const quoted = (text: string) => `\`${text.replaceAll('`', '%60')}\``;

function site(model: SiteModel): string {
  const { negotiation, hidden, immutable, cacheControl, headerRules } = model;
  const notFoundPages = model.notFound.flatMap(({ file }) => [`/${file}`, `/${file.replace(/\.html$/, '')}`]);
  return [
    '# Goes into the site block, beside root.',
    'header {',
    ...Object.entries(model.headers).map(([name, value]) => `  ${name} ${quoted(value)}`),
    `  Cache-Control ${quoted(cacheControl.revalidated)}`,
    '  -Server',
    '  defer',
    '}',
    ...headerRules.flatMap(({ below, headers }) => [
      `header ${below}* {`,
      ...Object.entries(headers).map(([name, value]) => `  ${name} ${quoted(value)}`),
      '  defer',
      '}',
    ]),
    '# Only files that are there: a missing one must not be remembered for a year.',
    ...immutable.flatMap((below, index) => [
      `@immutable${index} {`,
      `  path ${below}*`,
      '  file',
      '}',
      `header @immutable${index} {`,
      `  Cache-Control ${quoted(cacheControl.immutable)}`,
      '  defer',
      '}',
    ]),
    `header ${negotiation.path} +Vary Accept-Language`,
    ...negotiation.languages.flatMap(({ code, to }) => [
      `@language_${code} {`,
      `  path ${negotiation.path}`,
      `  header_regexp Accept-Language (?i)^\\s*${code}`,
      '}',
      `redir @language_${code} ${withQuery(to, '{site_query}')} 302`,
    ]),
    'map {query} {site_query} {',
    '  "" ""',
    '  default "?{query}"',
    '}',
    'map {path} {site_redirect} {site_redirect_hash} {',
    ...allRedirects(model).map(({ from, to }) => {
      const [path, hash] = encodeURI(to).split(/(?=#)/);
      return `  ${quoted(from)} ${quoted(path ?? '')} ${quoted(hash ?? '')}`;
    }),
    '  default "" ""',
    '}',
    '@redirected not vars {site_redirect} ""',
    'redir @redirected {site_redirect}{site_query}{site_redirect_hash} 301',
    `@missing path ${[...hidden, ...notFoundPages].map(quoted).join(' ')}`,
    'error @missing 404',
    `try_files {path}.html {path}`,
    'file_server {',
    '  precompressed br gzip',
    '  index index.html',
    '}',
    'handle_errors {',
    ...model.notFound
      .toSorted((a, b) => b.below.length - a.below.length)
      .flatMap(({ below, file }, index) => [
        `  @below${index} {`,
        `    path ${below}*`,
        '    expression {http.error.status_code} == 404',
        '  }',
        `  handle @below${index} {`,
        `    rewrite * /${file}`,
        '    file_server {',
        '      precompressed br gzip',
        '    }',
        '  }',
      ]),
    '}',
    '',
  ].join('\n');
}
