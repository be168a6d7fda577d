import type { HostingSettings } from './settings';

/** Where researchers look for whom to tell of a weakness (RFC 9116, section 3). */
export const securityTxtPath = '.well-known/security.txt';

/** The words of `/.well-known/security.txt`; the date comes from the data, since it is a promise that somebody still reads. */
export function securityTxt({ origin, languages, security }: HostingSettings): string {
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/${securityTxtPath}`,
    '',
  ].join('\n');
}
