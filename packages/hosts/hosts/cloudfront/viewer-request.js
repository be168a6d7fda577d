import cf from 'cloudfront';

const routes = cf.kvs();
const misspelt = new RegExp(site.misspelling, 'i');

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
async function handler(event) {
  const request = event.request;
  const path = decoded(request.uri);
  const accept = request.headers['accept-language'];
  const language = path === site.negotiated && accept ? languageOf(accept.value) : undefined;
  if (language) return redirect(302, 'Found', language, request.querystring, { vary: { value: 'Accept-Language' } });
  const route = await found(path);
  if (route.startsWith('>')) return redirect(301, 'Moved Permanently', route.slice(1), request.querystring, {});
  if (route.startsWith('~')) return redirect(302, 'Found', route.slice(1), request.querystring, {});
  if (route) request.uri = route.slice(1);
  else if (site.never.includes(path) || misspelt.test(request.uri) || !isFile(path)) request.uri = missing(path);
  return request;
}

async function found(path) {
  try {
    return await routes.get(path);
  } catch (_error) {
    return '';
  }
}

/** The address for the language that the visitor prefers. */
function languageOf(accept) {
  for (const pattern of site.preferred) {
    const range = new RegExp(pattern, 'i').exec(accept);
    if (range) return site.languages[range[1].toLowerCase()];
  }
  return undefined;
}

/** Files have an extension, pages have none. */
function isFile(path) {
  return /\.[a-z0-9]+$/i.test(path);
}

function missing(path) {
  return `/${site.notFound.find((rule) => path.startsWith(rule.below)).file}`;
}

/** An answer of this function does not pass through the other one, so it brings its headers itself. */
function redirect(statusCode, statusDescription, to, querystring, more) {
  const parts = to.split('#');
  const pairs = [];
  for (const name in querystring) {
    const values = querystring[name].multiValue || [querystring[name]];
    for (const one of values) pairs.push(one.value === '' ? name : `${name}=${one.value}`);
  }
  const query = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  const hash = parts.length > 1 ? `#${parts[1]}` : '';
  const location = { value: parts[0] + query + hash };
  return { statusCode, statusDescription, headers: Object.assign({}, site.headers, { location }, more) };
}
