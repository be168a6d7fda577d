import { languagePatterns } from '../accept-language';
import { compressible } from '../compress';
import { immutable, revalidated } from '../headers';
import type { HostDefinition } from '../host';
import { allRedirects, escapePattern, missingAddresses, misspelling, patternOf, redirectStatus } from '../rules';
import type { HeaderRule, HeaderValues, NotFoundRule, Redirect, SiteModel } from '../site-model';

/**
 * Apache 2.4: `.htaccess` in the published folder; needs `AllowOverride All` and mod_rewrite, mod_headers, mod_mime. Every
 * redirect is a rule of its own with a constant target. `server.conf` is for the virtual host, and for what no `.htaccess` is read for.
 */
export const apache: HostDefinition = {
  name: 'apache',
  precompressed: true,
  write: (model) => ({
    files: [{ path: 'server.conf', content: serverConfiguration(model) }],
    published: [{ path: '.htaccess', content: htaccess(model) }],
  }),
};

/** In double quotes. */
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** The start of a request line: method and, sent by proxies, scheme and host. */
const asSent = '^[A-Z]+ (?:https?://[^/ ]*+)?+';

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
    // The request as it was sent: Apache has resolved the path.
    `RewriteCond %{THE_REQUEST} "${asSent}[^? ]*(?:${misspelling})" [NC]`,
    'RewriteRule ^ - [R=404,L]',
    ...allRedirects(model).flatMap(redirectRules),
    ...negotiationRules(model),
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

/** Of conditions joined by OR, Apache tries none after the first that matches. */
const negotiationRules = ({ negotiation: { path, languages } }: SiteModel): string[] => [
  ...languagePatterns(languages.map(({ code }) => code)).map(
    (pattern, index, { length }) =>
      `RewriteCond %{HTTP:Accept-Language} ${quoted(pattern)} [NC${index < length - 1 ? ',OR' : ''}]`,
  ),
  `RewriteRule ${exactly(path)} - [E=SITE_LANGUAGE:%1]`,
  ...languages.flatMap(({ code, to }) => [
    `RewriteCond %{ENV:SITE_LANGUAGE} ^${code}$ [NC]`,
    `RewriteRule ${exactly(path)} ${to} [R=302,L]`,
  ]),
];

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

/** `%` starts a format specifier (mod_headers). */
const set = (values: HeaderValues, condition = '') =>
  Object.entries(values).map(
    ([name, value]) => `Header always set ${name} ${quoted(value.replaceAll('%', '%%'))}${condition}`,
  );

const serverConfiguration = ({ headers }: SiteModel): string =>
  [
    '# Goes into the virtual host. Malformed addresses, for which no .htaccess is read, get these headers, too.',
    ...set({ ...headers, ...revalidated }),
    '# .htaccess answers addresses with an encoded slash.',
    'AllowEncodedSlashes NoDecode',
    '# Redirects lead to ServerName, not to the host that a request names.',
    'UseCanonicalName On',
    '',
  ].join('\n');

function headerLines({ headers, headerRules, negotiation }: SiteModel): string[] {
  // A compressed file has an address of its own.
  const isFor = (rule: Pick<HeaderRule, 'paths'>) =>
    `%{REQUEST_URI} =~ m#${patternOf(rule).replace(/\$$/, '(?:\\.br|\\.gz)?$')}#`;
  return [
    ...set({ ...headers, ...revalidated }),
    ...headerRules.flatMap((rule) => set(rule.headers, ` "expr=${isFor(rule)}"`)),
    // Only what is there: a missing file must not be remembered for a year.
    ...set(immutable.headers, ` "expr=%{REQUEST_STATUS} == 200 && ${isFor(immutable)}"`),
    `Header always merge Vary Accept-Language "expr=%{THE_REQUEST} =~ m#${asSent}${negotiation.path}(\\?[^ ]*)? #"`,
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
