const immutable = new RegExp(site.immutable.paths);

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const response = event.response;
  const path = decoded(event.request.uri);
  if (site.notFound.includes(path)) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
  }
  Object.assign(response.headers, site.headers);
  for (const rule of site.rules) if (new RegExp(rule.files).test(path)) Object.assign(response.headers, rule.headers);
  const isForGood = response.statusCode === 200 && immutable.test(path);
  response.headers['cache-control'] = { value: isForGood ? site.immutable.caching : site.revalidated };
  if (site.negotiated.includes(path)) response.headers.vary = { value: 'Accept-Language' };
  return response;
}
