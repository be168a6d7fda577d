import { languagePatterns } from '../accept-language';
import { immutable, revalidated } from '../headers';
import type { HostDefinition } from '../host';
import { allRedirects, missingAddresses, misspelling, notFoundFile, patternOf, withQuery } from '../rules';
import type { NotFoundRule, Redirect, SiteModel } from '../site-model';

/**
 * nginx: `maps.conf` for the http block and `server.conf` for the server block. Redirects are exact keys of a hash map, so ten
 * thousand of them are as fast as one, and no part of the requested path gets into `Location`.
 */
export const nginx: HostDefinition = {
  name: 'nginx',
  precompressed: true,
  write: (model) => ({
    files: [
      { path: 'maps.conf', content: maps(model) },
      { path: 'server.conf', content: server(model) },
    ],
  }),
};

/** In nginx's double quotes, `$` would start a variable; no value here may contain one. */
const quoted = (text: string) => {
  if (/[$\n]/.test(text)) throw new Error(`nginx would read a variable or a second line in: ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
};

/** A map, with the value of all other keys. */
const map = (source: string, target: string, other: string, entries: readonly string[]): string =>
  [`map ${source} $${target} {`, `  default ${quoted(other)};`, ...entries.map((entry) => `  ${entry};`), '}', ''].join(
    '\n',
  );

function maps(model: SiteModel): string {
  const { headers, headerRules, negotiation } = model;
  const redirects = distinctIgnoringCase(allRedirects(model));
  const longest = Math.max(...redirects.map(({ from }) => encodeURI(from).length));
  return [
    '# Goes into the http block, once.',
    `map_hash_max_size ${Math.max(2048, redirects.length * 4)};`,
    `map_hash_bucket_size ${Math.max(128, 2 ** Math.ceil(Math.log2(longest + 32)))};`,
    '',
    '# The path as it was sent, undecoded: a decoded one could carry a line break into a header.',
    'map $request_uri $site_path {',
    '  "~^(?<site_raw_path>[^?]*)" $site_raw_path;',
    '}',
    '',
    // One map for each status, since `return` takes no variable for it.
    map('$site_path', 'site_redirect', '', redirects.filter(({ temporary }) => !temporary).map(entryOf)),
    map('$site_path', 'site_temporary_redirect', '', redirects.filter(({ temporary }) => temporary).map(entryOf)),
    map('$site_path', 'site_misspelt', '', [`"~*${misspelling}" 1`]),
    map(
      '$http_accept_language',
      'site_language_code',
      '',
      languagePatterns(negotiation.languages.map(({ code }) => code)).map(
        (pattern) => `"~*${pattern.replace(/\((?!\?)/, '(?<site_language_range>')}" $site_language_range`,
      ),
    ),
    map(
      '$site_language_code',
      'site_language',
      '',
      negotiation.languages.map(({ code, to }) => `${quoted(code)} ${quoted(to)}`),
    ),
    map('$site_path', 'site_negotiated', '', [`${quoted(negotiation.path)} $site_language`]),
    map('$site_path', 'site_vary', '', [`${quoted(negotiation.path)} Accept-Language`]),
    // By the file that is sent: a missing one below an immutable folder must not be remembered for a year.
    headerMap({ headers: revalidated, headerRules: [immutable] }, 'Cache-Control'),
    ...headerNames(model).map((name) => headerMap({ headers, headerRules }, name)),
  ].join('\n');
}

const entryOf = ({ from, to }: Redirect) =>
  `${quoted(encodeURI(from))} ${withQuery(quoted(encodeURI(to)), '$is_args$args')}`;

/** nginx compares the keys of a map case-insensitively, and does not start if two are equal; the first one is kept. */
function distinctIgnoringCase(redirects: readonly Redirect[]): Redirect[] {
  const seen = new Set<string>();
  return redirects.filter(({ from }) => !seen.has(from.toLowerCase()) && seen.add(from.toLowerCase()));
}

const headerNames = ({ headers, headerRules }: SiteModel) => [
  ...new Set([...Object.keys(headers), ...headerRules.flatMap((rule) => Object.keys(rule.headers))]),
];

const headerVariable = (name: string) => `site_${name.toLowerCase().replaceAll('-', '_')}`;

const headerMap = ({ headers, headerRules }: Pick<SiteModel, 'headers' | 'headerRules'>, name: string): string =>
  map(
    '$uri',
    headerVariable(name),
    headers[name] ?? '',
    headerRules.flatMap(({ paths, headers: { [name]: value } }) =>
      value === undefined ? [] : `"~${patternOf({ paths })}" ${quoted(value)}`,
    ),
  );

function server(model: SiteModel): string {
  return [
    '# Goes into the server block, beside listen, server_name, root and the certificate.',
    'absolute_redirect off;',
    'server_tokens off;',
    'charset utf-8;',
    'charset_types text/plain text/markdown text/css application/javascript application/json application/xml image/svg+xml;',
    '# A browser reads a TLS record when its last byte has arrived; the default of 16k delays the first paint.',
    'ssl_buffer_size 4k;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the package libnginx-mod-http-brotli-static: brotli_static on;',
    '',
    '# One place for all headers: a location with an add_header of its own would lose these.',
    ...headerNames(model).map((name) => `add_header ${name} $${headerVariable(name)} always;`),
    'add_header Cache-Control $site_cache_control always;',
    'add_header Vary $site_vary always;',
    '',
    'if ($site_redirect) { return 301 $site_redirect; }',
    'if ($site_temporary_redirect) { return 302 $site_temporary_redirect; }',
    'if ($site_negotiated) { return 302 $site_negotiated$is_args$args; }',
    '',
    'location = / { error_page 404 /404.html; if ($site_misspelt) { return 404; } try_files /index.html =404; }',
    ...missingAddresses(model).map((path) => missingLocation(path, notFoundFile(model, path))),
    ...model.notFound.map(folderLocation),
    '',
  ].join('\n');
}

/** A 404 page is not found either, but can be sent as a response (`internal`). */
const missingLocation = (path: string, file: string) =>
  `location = ${path} { error_page 404 /${file}; ${path === `/${file}` ? 'internal' : 'return 404'}; }`;

function folderLocation({ below, file }: NotFoundRule): string {
  const refused = 'if ($site_misspelt) { return 404; }';
  // Its types lack Markdown, which browsers would download.
  const markdown = `location ~ \\.md$ { ${refused} default_type text/markdown; }`;
  return `location ${below} { error_page 404 /${file}; ${refused} try_files $uri.html $uri =404; ${markdown} }`;
}
