import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

/**
 * A function of CloudFront: a file of `cloudfront/`, behind what it has to know of this site.
 * @param site what the file calls `site`
 */
function functionOf(name: string, site: object): string {
  const sourceOf = (file: string) => readFileSync(resolve(`packages/hosts/hosts/cloudfront/${file}.js`), 'utf8');
  const source = sourceOf(name).replace(/^import .*\n+/, '');
  const imports = /^import .*\n/.exec(sourceOf(name))?.[0] ?? '';
  return `${imports}const site = ${literal(site)};\n${sourceOf('decoded')}${source}`.replaceAll(
    /^ *\/\/ biome-ignore .*\n/gm,
    '',
  );
}

function viewerRequest(model: SiteModel): string {
  const { path, languages } = model.negotiation;
  return functionOf('viewer-request', {
    negotiated: path,
    preferred: languagePatterns(languages.map(({ code }) => code)),
    languages: Object.fromEntries(languages.map(({ code, to }) => [code, to])),
    notFound: nearestFirst(model.notFound),
    never: missingAddresses(model),
    misspelling,
    headers: headerValues({ ...model.headers, ...revalidated }),
  });
}

/** Headers as CloudFront writes them. */
const headerValues = (headers: HeaderValues) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]));

function viewerResponse(model: SiteModel): string {
  return functionOf('viewer-response', {
    headers: headerValues(model.headers),
    rules: model.headerRules.map((rule) => ({ files: patternOf(rule), headers: headerValues(rule.headers) })),
    negotiated: model.pages.filter(({ path }) => path === model.negotiation.path).map(({ file }) => `/${file}`),
    notFound: model.notFound.map(({ file }) => `/${file}`),
    immutable: { paths: patternOf(immutable), caching: immutable.headers['Cache-Control'] },
    revalidated: revalidated['Cache-Control'],
  });
}
