import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { type Documents, type Problem, reservedDomain, shortened } from '../../../packages/content';
import { codePoint, walkTexts } from '../../../packages/content/browser';
import { recordFiles } from '../../../packages/content/define';
import { type Finding, problemAt } from '../../content/problems';

/** The host of each address and e-mail address in a text, without the signs that end its sentence. */
const hostPattern =
  /(?:https?:\/\/|[\w+-]@|\b(?=www\.))([^\s/?#:;,"'<>()[\]{}»”’…]+?)(?=\.*(?:[\s/?#:;,"'<>()[\]{}»”’…]|$))(?:[/?#:]\S*)?/gu;

/** Addresses lead to a host that visitors can reach, and that is the one it looks like. Sample values have a message of their own. */
export const checkDomains = (documents: Documents): Problem[] =>
  [...documents].flatMap(([file, { value }]) => {
    if (file === recordFiles.SampleValues.path) return [];
    return walkTexts(value).flatMap(({ path, text }) => {
      const hosts = [...text.matchAll(hostPattern)].flatMap(([, host = '']) => (reservedDomain.test(host) ? [] : host));
      const findings = hosts.flatMap((host) => unreachable(host, text) ?? lookalike(host, text) ?? []);
      return findings.map((finding) => problemAt({ documents }, file, path, finding));
    });
  });

/** What fingers make of .com. */
const misspelt = /\.(?:con|cmo|ocm|vom|xom|comm)$/i;

function unreachable(host: string, text: string): Finding | undefined {
  // In the security policy, a star stands for any name.
  const { domain, isIcann, isIp } = parse(host.replace('*', 'www'));
  if (domain && isIcann) return undefined;
  const meant = host.replace(misspelt, '.com');
  return {
    kind: 'address-unreachable',
    found: `${JSON.stringify(shortened(text))}: ${host} is ${isIp ? 'the address of one computer' : 'no domain of the internet'}`,
    expected: 'a host that visitors can reach, such as www.example.com',
    fix: meant === host ? 'Write the address that is meant.' : `Did you mean ${meant}?`,
    ...(meant !== host && { instead: { from: host, to: meant } }),
  };
}

/** Letters beyond Latin-1, which has those of western Europe: Cyrillic, Greek and others have some that look the same. */
function lookalike(host: string, text: string): Finding | undefined {
  const read = domainToUnicode(host);
  const [letter] = /[^\0-ÿ]/u.exec(read) ?? [];
  if (letter === undefined) return undefined;
  return {
    kind: 'address-lookalike',
    found: `${JSON.stringify(shortened(text))}: ${read} has the letter ${letter} (${codePoint(letter)})`,
    expected: 'a host in Latin letters: others look like them, and lead elsewhere',
    fix: 'Type the address again, or copy it from its owner’s site; leave it if this host is meant.',
  };
}
