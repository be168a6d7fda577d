import { languagePatterns } from '../accept-language';
import { immutable, revalidated } from '../headers';
import { type HostDefinition, overLimit } from '../host';
import { allRedirects, missingAddresses, misspelling, nearestFirst, patternOf } from '../rules';
import type { HeaderValues, SiteModel } from '../site-model';

/** docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html, CloudFront Functions and KeyValueStore. */
const limits = { functionBytes: 10_240, storeBytes: 5 * 1024 * 1024, keyBytes: 512, valueBytes: 1024 };

/**
 * S3 with CloudFront: a function for requests, one for responses, and `routes.json` for the key-value store that the first
 * function reads. New redirects only need an import of that file.
 */
export const cloudfront: HostDefinition = {
  name: 'cloudfront',
  write(model) {
    const entries = storeEntries(model);
    const functions = [
      { path: 'viewer-request.js', content: viewerRequest(model) },
      { path: 'viewer-response.js', content: viewerResponse(model) },
    ];
    return {
      files: [...functions, { path: 'routes.json', content: `${literal({ data: entries })}\n` }],
      errors: [
        ...overLimit(
          'bytes',
          limits.functionBytes,
          functions.map(({ path, content }) => [path, bytes(content)]),
        ),
        ...overLimit('bytes', limits.storeBytes, [
          ['routes.json', bytes(entries.map(({ key, value }) => key + value).join(''))],
        ]),
        ...overLimit(
          'bytes',
          limits.keyBytes,
          entries.map(({ key }) => [`the address ${key}`, bytes(key)]),
        ),
        ...overLimit(
          'bytes',
          limits.valueBytes,
          entries.map(({ key, value }) => [`the target of ${key}`, bytes(value)]),
        ),
      ],
    };
  },
};

/** Permanent redirects as `>target`, temporary ones as `~target`, pages as `=file`. */
const storeEntries = (model: SiteModel) => [
  ...allRedirects(model).map(({ from, to, temporary }) => ({
    key: from,
    value: `${temporary ? '~' : '>'}${encodeURI(to)}`,
  })),
  ...model.pages.map(({ path, file }) => ({ key: path, value: `=/${file}` })),
];

const bytes = (text: string) => Buffer.byteLength(text);
const literal = (value: unknown) => JSON.stringify(value, null, 2);

/** Both functions need it. */
const decoded = `function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (error) {
    return uri;
  }
}
`;

/** CloudFront passes the path as it was sent; S3 stores files under decoded names. */
function viewerRequest(model: SiteModel): string {
  const { negotiation } = model;
  return `import cf from 'cloudfront';

const routes = cf.kvs();
const negotiated = ${literal(negotiation.path)};
const preferred = ${literal(languagePatterns(negotiation.languages.map(({ code }) => code)))};
const languages = ${literal(Object.fromEntries(negotiation.languages.map(({ code, to }) => [code, to])))};
const notFound = ${literal(nearestFirst(model.notFound))};
const never = ${literal(missingAddresses(model))};
const misspelt = new RegExp(${literal(misspelling)}, 'i');
// An answer of this function does not pass through the other one, so it brings its headers itself.
const headers = ${literal(headerValues({ ...model.headers, ...revalidated }))};

async function handler(event) {
  const request = event.request;
  const path = decoded(request.uri);
  const accept = request.headers['accept-language'];
  const language = path === negotiated && accept ? languageOf(accept.value) : undefined;
  if (language) return redirect(302, 'Found', language, request.querystring, { vary: { value: 'Accept-Language' } });
  const route = await found(path);
  if (route.startsWith('>')) return redirect(301, 'Moved Permanently', route.slice(1), request.querystring, {});
  if (route.startsWith('~')) return redirect(302, 'Found', route.slice(1), request.querystring, {});
  if (route) request.uri = route.slice(1);
  else if (never.includes(path) || misspelt.test(request.uri) || !isFile(path)) request.uri = missing(path);
  return request;
}

${decoded}
async function found(path) {
  try {
    return await routes.get(path);
  } catch (error) {
    return '';
  }
}

function languageOf(accept) {
  for (const pattern of preferred) {
    const range = new RegExp(pattern, 'i').exec(accept);
    if (range) return languages[range[1].toLowerCase()];
  }
}

// Files have an extension, pages have none.
function isFile(path) {
  return /\\.[a-z0-9]+$/i.test(path);
}

function missing(path) {
  return '/' + notFound.find((rule) => path.startsWith(rule.below)).file;
}

function redirect(statusCode, statusDescription, to, querystring, more) {
  const parts = to.split('#');
  const pairs = [];
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]];
    for (const one of values) pairs.push(one.value === '' ? name : name + '=' + one.value);
  }
  const query = pairs.length > 0 ? '?' + pairs.join('&') : '';
  const hash = parts.length > 1 ? '#' + parts[1] : '';
  const location = { value: parts[0] + query + hash };
  return { statusCode, statusDescription, headers: Object.assign({}, headers, { location }, more) };
}
`;
}

/** Headers as CloudFront writes them. */
const headerValues = (headers: HeaderValues) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]));

function viewerResponse(model: SiteModel): string {
  const rules = model.headerRules.map((rule) => ({ files: patternOf(rule), headers: headerValues(rule.headers) }));
  const negotiated = model.pages.filter(({ path }) => path === model.negotiation.path).map(({ file }) => `/${file}`);
  return `const headers = ${literal(headerValues(model.headers))};
const rules = ${literal(rules)};
const negotiated = ${literal(negotiated)};
const immutable = new RegExp(${literal(patternOf(immutable))});
const notFound = ${literal(model.notFound.map(({ file }) => `/${file}`))};

function handler(event) {
  const response = event.response;
  const path = decoded(event.request.uri);
  if (notFound.includes(path)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  Object.assign(response.headers, headers);
  for (const rule of rules) if (new RegExp(rule.files).test(path)) Object.assign(response.headers, rule.headers);
  const forGood = response.statusCode === 200 && immutable.test(path);
  response.headers['cache-control'] = { value: forGood ? ${literal(immutable.headers['Cache-Control'])} : ${literal(revalidated['Cache-Control'])} };
  if (negotiated.includes(path)) response.headers.vary = { value: 'Accept-Language' };
  return response;
}

${decoded}`;
}
