import type { HostingSettings } from './settings';

/** The address where researchers look for a security contact (RFC 9116, section 3). */
export const securityTxtPath = '.well-known/security.txt';

/**
 * The content of `/.well-known/security.txt`; the date comes from the data, because it promises that the contact is still
 * monitored.
 */
export function securityTxt({ origin, languages, security }: HostingSettings): string {
  return [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/${securityTxtPath}`,
    '',
  ].join('\n');
}
