import { getPublicSuffix } from 'tldts';
import type { Problem } from '../problems/problem';
import { problemAt } from '../problems/problem-kinds';
import { childSchema, sourceRegistry } from '../schema/schema-walk';
import { walkTexts } from '../schema/walk-texts';
import type { CheckedFiles } from './check';

/**
 * Hosts at which anybody can publish below a path, and how many parts of the path tell whose content it is. The list of public
 * suffixes (publicsuffix.org) names only those that give away subdomains.
 */
const sharedHosts: Readonly<Record<string, number>> = {
  'cdn.jsdelivr.net': 2,
  'cdnjs.cloudflare.com': 3,
  'unpkg.com': 1,
  'esm.sh': 1,
  'raw.githubusercontent.com': 1,
  'storage.googleapis.com': 1,
  'lh3.googleusercontent.com': 1,
  'bucket.s3.amazonaws.com': 0,
  'account.blob.core.windows.net': 0,
};

/** The security policy names no source at which others than the service can publish: it would allow what they publish. */
export function checkSharedSources(files: CheckedFiles): Problem[] {
  const { path, schema } = files.model.factFiles.SiteSettings;
  return walkTexts(files.documents.get(path)?.value).flatMap(({ path: key, text: source }) => {
    const field = childSchema(schema, key);
    if (!field || !sourceRegistry.has(field) || !isShared(source)) return [];
    return problemAt(files, path, key, {
      kind: 'source-shared',
      found: `${source}, where anybody can publish`,
      expected: 'an address at which nobody but this service can publish',
      fix: 'Write the name of the service’s own host, or its folder or file there.',
    });
  });
}

function isShared(source: string): boolean {
  const [, star, host = '', path = ''] = /^https:\/\/(\*\.)?([^/:]+)[^/]*(.*)/.exec(source) ?? [];
  const isSuffix = getPublicSuffix(host, { allowPrivateDomains: true }) === host;
  if (star) return isSuffix || Object.keys(sharedHosts).some((shared) => shared.endsWith(`.${host}`));
  return path.split('/').filter(Boolean).length < (sharedHosts[host] ?? (isSuffix ? 1 : 0));
}
