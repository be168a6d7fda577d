import { type Documents, didYouMean, type Problem, quoted } from '../../../packages/content';
import { type HostFault, hostFaults, hostNames, unknownHosts } from '../../../packages/hosts';
import { type Content, factFiles } from '../../content/model';
import { type Finding, problemAt } from '../../content/problems';
import { siteModelOf } from '../hosting-settings';

/**
 * Every host in `data/site.json` exists, no two exclude each other, and none gets more than its limits allow.
 * @param areAddressesSound whether the addresses of the site are valid; otherwise, only the names are checked
 */
export function checkHosts(documents: Documents, content: Content, areAddressesSound: boolean): Problem[] {
  const { hosts } = content.SiteSettings;
  const faults = areAddressesSound ? hostFaults(siteModelOf(content), hosts) : unknownHosts(hosts);
  return faults.map((fault) =>
    problemAt({ documents }, factFiles.SiteSettings.path, ['hosts', hosts.lastIndexOf(fault.name)], explain(fault)),
  );
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
