import type { Redirect } from '../../routing/types';
import { compressible } from '../compress';
import { immutable, revalidated } from '../headers';
import type { HostDefinition } from '../host';
import { allRedirects, escapePattern, missingAddresses, redirectStatus } from '../rules';
import type { HeaderValues, NotFoundRule, SiteModel } from '../site-model';

/**
 * Apache 2.4: `.htaccess` in the published folder; needs `AllowOverride All` and mod_rewrite, mod_headers, mod_mime. Every redirect
 * is a rule of its own with a constant target.
 */
export const apache: HostDefinition = {
  name: 'apache',
  precompressed: true,
  write: (model) => ({ published: [{ path: '.htaccess', content: htaccess(model) }] }),
};

/** In double quotes. */
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const exactly = (path: string) => quoted(`^${escapePattern(path.slice(1)).replaceAll(' ', '\\ ')}$`);

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
    ...model.negotiation.languages.flatMap(({ code, to }) => [
      `RewriteCond %{HTTP:Accept-Language} ^${code} [NC]`,
      `RewriteRule ${exactly(model.negotiation.path)} ${to} [R=302,L]`,
    ]),
    ...missingAddresses(model).map((path) => `RewriteRule ${exactly(path)} - [R=404,L]`),
    'RewriteRule ^$ /index.html [E=SITE_PAGE:1]',
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

/** Apache appends the query itself, but after a hash, where it would be lost. */
function redirectRules(rule: Redirect): string[] {
  const [path = '', hash = ''] = encodeURI(rule.to).replaceAll('%', '\\%').split(/(?=#)/);
  const ruleTo = (target: string) => `RewriteRule ${exactly(rule.from)} ${quoted(target)} [R=${redirectStatus(rule)},NE,L]`;
  const withQuery = ['RewriteCond %{QUERY_STRING} .', ruleTo(`${path}?%{QUERY_STRING}${hash}`)];
  return [...(hash ? withQuery : []), ruleTo(path + hash)];
}

const errorDocument = ({ below, file }: NotFoundRule): string[] =>
  below === '/'
    ? [`ErrorDocument 404 /${file}`]
    : [`<If "%{REQUEST_URI} =~ m#^${below}#">`, `  ErrorDocument 404 /${file}`, '</If>'];

const compressedRules = (encoding: string, extension: string): string[] => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
  `RewriteCond %{DOCUMENT_ROOT}/$1.${extension} -f`,
  `RewriteRule ^(.+\\.(?:${compressible.join('|')}))$ /$1.${extension} [L]`,
];

function headerLines({ headers, headerRules, negotiation }: SiteModel): string[] {
  const set = (values: HeaderValues, condition = '') =>
    // `%` starts a format specifier (mod_headers).
    Object.entries(values).map(
      ([name, value]) => `Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}${condition}`,
    );
  const below = (path: string) => `%{REQUEST_URI} =~ m#^${path}#`;
  return [
    ...set({ ...headers, ...revalidated }),
    ...headerRules.flatMap((rule) => set(rule.headers, ` "expr=${below(rule.below)}"`)),
    // Only what is there: a missing file must not be remembered for a year.
    ...set(immutable.headers, ` "expr=%{REQUEST_STATUS} == 200 && ${below(immutable.below)}"`),
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
