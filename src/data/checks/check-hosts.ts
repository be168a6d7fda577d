import { getDomain } from 'tldts';
import { problemAt } from '../../content/checks/check';
import { didYouMean } from '../../content/closest';
import type { Content } from '../../content/content';
import type { Documents } from '../../content/data-document';
import { factFiles } from '../../content/file-kinds';
import type { Finding, Problem } from '../../content/problem';
import { quoted } from '../../content/quotation';
import { publicSoftware } from '../../hosting/git-host';
import { hostNames } from '../../hosting/hosts';
import { type HostFault, hostFaults, unknownHosts } from '../../hosting/write-hosts';
import { siteModelOf } from '../hosting-settings';

/**
 * Every host in `data/site.json` exists, no two exclude each other, and none gets more than its limits allow.
 * @param areAddressesSound whether the addresses of the site are valid; otherwise, only the names are checked
 */
export function checkHosts(documents: Documents, content: Content, areAddressesSound: boolean): Problem[] {
  const { hosts } = content.SiteSettings;
  const faults = areAddressesSound ? hostFaults(siteModelOf(content), hosts) : unknownHosts(hosts);
  return [
    ...faults.map((fault) =>
      problemAt({ documents }, factFiles.SiteSettings.path, ['hosts', hosts.lastIndexOf(fault.name)], explain(fault)),
    ),
    ...gitHost(documents, content),
  ];
}

/** Editors sign in with a token at the Git host: a typo in its address would give the token to somebody else. */
function gitHost(documents: Documents, { SiteSettings: { hostedEditing, origin } }: Content): Problem[] {
  if (!hostedEditing) return [];
  const known = publicSoftware(hostedEditing.origin);
  const isOwn = getDomain(hostedEditing.origin) === getDomain(origin);
  if (known === hostedEditing.software || (!known && isOwn)) return [];
  return [
    problemAt({ documents }, factFiles.SiteSettings.path, ['hostedEditing', known ? 'software' : 'origin'], {
      kind: 'git-host-unknown',
      found: known ? `"${hostedEditing.software}"` : `${hostedEditing.origin}, which gets the tokens of the editors`,
      expected: known
        ? `"${known}", which ${hostedEditing.origin} runs`
        : 'a well-known Git host, or one below your own domain',
      fix: known ? `Write "${known}".` : 'Check each letter of the address; leave it if this host is yours.',
    }),
  ];
}

function explain(fault: HostFault): Finding {
  switch (fault.kind) {
    case 'unknown':
      return {
        kind: 'host-unknown',
        found: `"${fault.name}"`,
        expected: `one of ${quoted(hostNames)}`,
        fix: didYouMean(fault.name, hostNames, 'Write one of these; docs/hosting has a page for each.'),
      };
    case 'excluded':
      return {
        kind: 'host-excluded',
        found: `"${fault.name}" beside "${fault.other}"`,
        expected: `one of the two: both read public/${fault.file}, each in its own way`,
        fix: 'Take the one out that does not serve the site.',
      };
    case 'limit':
      return {
        kind: 'host-limit',
        found: `more than "${fault.name}" takes: ${saidBriefly(fault.limits)}`,
        expected: 'a site within its limits',
        fix: `Take redirects out of data/redirects.json that nobody follows any more, or take "${fault.name}" out if it does not serve the site.`,
      };
  }
}

const saidBriefly = ([first = '', ...more]: readonly string[]) =>
  first.replace(/\.$/, '') + (more.length > 0 ? `, and ${more.length} similar ones` : '');
