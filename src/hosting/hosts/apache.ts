import type { Redirect } from '../../routing/types';
import { compressible } from '../compress';
import type { HostDefinition } from '../host';
import { allRedirects, missingAddresses, redirectStatus } from '../rules';
import type { NotFoundRule, SiteModel } from '../site-model';
import { escapePattern } from './escape-pattern';

/** Apache reads `.htaccess` for every request; with more redirects, this becomes slow (measured: docs/hosting/apache.md). */
const manyRedirects = 1000;

/**
 * Apache 2.4: `.htaccess` in the published folder; needs `AllowOverride All` and mod_rewrite, mod_headers, mod_mime. Every redirect
 * is a rule of its own with a constant target.
 */
export const apache: HostDefinition = {
  name: 'apache',
  precompressed: true,
  write: (model) => ({
    published: [{ path: '.htaccess', content: htaccess(model) }],
    shortfalls:
      model.redirects.length > manyRedirects
        ? [
            {
              rule: `${model.redirects.length} redirects without delay`,
              instead: '.htaccess is read for every request; put its content into the virtual host instead.',
            },
          ]
        : [],
  }),
};

const escaped = (text: string) => escapePattern(text).replaceAll(' ', '\\ ');

/** In double quotes. */
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

function htaccess(model: SiteModel): string {
  return [
    'Options -Indexes -MultiViews',
    'DirectoryIndex disabled',
    'DirectorySlash Off',
    'AddDefaultCharset utf-8',
    'FileETag MTime Size',
    '',
    ...headerLines(model),
    '',
    'RewriteEngine On',
    'RewriteBase /',
    '# Answers that Apache fetches itself, such as a 404 page, pass.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [END]',
    ...allRedirects(model).flatMap(redirectRules),
    ...negotiationRules(model),
    ...missingAddresses(model).map((path) => `RewriteRule ${exactly(path)} - [R=404,L]`),
    `RewriteRule ^$ /index.html [E=SITE_PAGE:1]`,
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    'RewriteRule ^(.+)$ /$1.html',
    ...compressedRules('br', 'br'),
    ...compressedRules('gzip', 'gz'),
    '# Folders have no page of their own.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule ^ - [R=404,L]',
    '',
    ...model.notFound.toSorted((a, b) => a.below.length - b.below.length).flatMap(errorDocument),
    '',
  ].join('\n');
}

const exactly = (path: string) => quoted(`^${escaped(path.slice(1))}$`);

/** Apache appends the query itself, but after a hash, where it would be lost. */
function redirectRules(rule: Redirect): string[] {
  const [path, hash] = encodeURI(rule.to).split(/(?=#)/);
  const flags = `[R=${redirectStatus(rule)},NE,L]`;
  const target = (query: string) => quoted(`${path}${query}${hash ?? ''}`.replaceAll('%', '\\%'));
  if (!hash) return [`RewriteRule ${exactly(rule.from)} ${target('')} ${flags}`];
  return [
    'RewriteCond %{QUERY_STRING} .',
    `RewriteRule ${exactly(rule.from)} ${target('?').replace('?', '?%{QUERY_STRING}')} ${flags}`,
    `RewriteRule ${exactly(rule.from)} ${target('')} ${flags}`,
  ];
}

function negotiationRules({ negotiation }: SiteModel): string[] {
  return negotiation.languages.flatMap(({ code, to }) => [
    `RewriteCond %{HTTP:Accept-Language} ^${code} [NC]`,
    `RewriteRule ${exactly(negotiation.path)} ${to} [R=302,L]`,
  ]);
}

function errorDocument({ below, file }: NotFoundRule): string[] {
  return below === '/'
    ? [`ErrorDocument 404 /${file}`]
    : [`<If "%{REQUEST_URI} =~ m#^${below}#">`, `  ErrorDocument 404 /${file}`, '</If>'];
}

function compressedRules(encoding: string, extension: string): string[] {
  return [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
    `RewriteCond %{DOCUMENT_ROOT}/$1.${extension} -f`,
    `RewriteRule ^(.+\\.(?:${compressible.join('|')}))$ /$1.${extension} [L]`,
  ];
}

function headerLines({ headers, headerRules, cacheControl, immutable, negotiation }: SiteModel): string[] {
  const set = (name: string, value: string, condition?: string) =>
    // `%` starts a format specifier (mod_headers).
    `Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}${condition ? ` "expr=${condition}"` : ''}`;
  const below = (path: string) => `%{REQUEST_URI} =~ m#^${path}#`;
  return [
    ...Object.entries(headers).map(([name, value]) => set(name, value)),
    set('Cache-Control', cacheControl.revalidated),
    ...headerRules.flatMap((rule) =>
      Object.entries(rule.headers).map(([name, value]) => set(name, value, below(rule.below))),
    ),
    // Only what is there: a missing file must not be remembered for a year.
    ...immutable.map((path) => set('Cache-Control', cacheControl.immutable, `%{REQUEST_STATUS} == 200 && ${below(path)}`)),
    `Header always merge Vary Accept-Language "expr=%{THE_REQUEST} =~ m#^[A-Z]+ ${negotiation.path}(\\?[^ ]*)? #"`,
    '# Compressed files keep the type of what they hold.',
    'RemoveType .gz .br',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    `<FilesMatch "\\.(?:${compressible.join('|')})(?:\\.br|\\.gz)?$">`,
    '  Header merge Vary Accept-Encoding',
    '</FilesMatch>',
  ];
}
