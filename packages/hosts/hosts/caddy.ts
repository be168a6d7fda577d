import { languagePatterns } from '../accept-language';
import { immutable, revalidated } from '../headers';
import type { HostDefinition } from '../host';
import { allRedirects, missingAddresses, misspelling, nearestFirst, redirectStatus } from '../rules';
import type { HeaderValues, NotFoundRule, SiteModel } from '../site-model';

/** Caddy 2: a snippet that a site block of the Caddyfile imports: `import hosting/caddy/site.caddy`. */
export const caddy: HostDefinition = {
  name: 'caddy',
  precompressed: true,
  write: (model) => ({ files: [{ path: 'site.caddy', content: site(model) }] }),
};

/** In backquotes, only `{` has a meaning, and no address contains one unencoded. */
const quoted = (text: string) => `\`${text.replaceAll('`', '%60')}\``;

/** Names that no file of the site has, and for which Caddy's file server would send its own error or redirect. */
const noFile = '(\\x00|[^/]{240}|\\.[a-z0-9]+/$)';

function site(model: SiteModel): string {
  return [
    '# Goes into the site block, beside root.',
    ...model.headerRules.map(({ paths }, index) => `@files${index} path ${paths.map(quoted).join(' ')}`),
    ...headerBlocks(model),
    // Only existing files: a missing file must not be cached for a year.
    '@immutable {',
    `  path ${immutable.paths.join(' ')}`,
    '  file',
    '}',
    ...headerBlock('@immutable ', immutable.headers),
    ...negotiationBlocks(model),
    ...redirectBlocks(model),
    // As sent: try_files comes first, whatever the order here.
    `@missing vars {http.request.orig_uri.path} ${missingAddresses(model).map(quoted).join(' ')}`,
    'error @missing 404',
    `@misspelt vars_regexp {http.request.orig_uri} ${quoted(`(?i)^[^?]*(?:${misspelling})`)}`,
    'error @misspelt 404',
    `@no_file path_regexp ${quoted(noFile)}`,
    'error @no_file 404',
    'try_files {path}.html {path}',
    'file_server {',
    '  precompressed br gzip',
    '  index index.html',
    '}',
    'handle_errors {',
    // Errors are handled outside the blocks above.
    ...headerBlocks(model).map((line) => `  ${line}`),
    ...nearestFirst(model.notFound).flatMap(notFoundBlocks),
    '}',
    '',
  ].join('\n');
}

const headerBlock = (matcher: string, values: HeaderValues, removed: readonly string[] = []) => [
  `header ${matcher}{`,
  ...Object.entries(values).map(([name, value]) => `  ${name} ${quoted(value)}`),
  ...removed,
  '  defer',
  '}',
];

const headerBlocks = ({ headers, headerRules }: SiteModel): string[] => [
  ...headerBlock('', { ...headers, ...revalidated }, ['  -Server']),
  ...headerRules.flatMap((rule, index) => headerBlock(`@files${index} `, rule.headers)),
];

const negotiationBlocks = ({ negotiation: { path, languages } }: SiteModel): string[] => [
  `header ${path} +Vary Accept-Language`,
  'map {header.Accept-Language} {site_language} {',
  ...languagePatterns(languages.map(({ code }) => code)).map((pattern) => `  ${quoted(`~(?i)${pattern}`)} "\${1}"`),
  '  default ""',
  '}',
  ...languages.flatMap(({ code, to }) => [
    `@language_${code} {`,
    `  path ${path}`,
    `  vars_regexp {site_language} (?i)^${code}$`,
    '}',
    `redir @language_${code} ${to}{site_query} 302`,
  ]),
];

/** The query is between the target and its hash. */
const redirectBlocks = (model: SiteModel): string[] => [
  'map {query} {site_query} {',
  '  "" ""',
  '  default "?{query}"',
  '}',
  'map {path} {site_redirect} {site_redirect_hash} {site_redirect_status} {',
  ...allRedirects(model).map((rule) => {
    const [path = '', hash = ''] = encodeURI(rule.to).split(/(?=#)/);
    return `  ${quoted(rule.from)} ${quoted(path)} ${quoted(hash)} ${redirectStatus(rule)}`;
  }),
  '  default "" "" ""',
  '}',
  '@redirected not vars {site_redirect} ""',
  'redir @redirected {site_redirect}{site_query}{site_redirect_hash} {site_redirect_status}',
];

const notFoundBlocks = ({ below, file }: NotFoundRule, index: number): string[] => [
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
];
