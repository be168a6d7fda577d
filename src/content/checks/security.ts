import { factFiles } from '../file-kinds';
import type { Problem } from '../problem';
import { type CheckedFiles, problemAt } from './check';

const day = 24 * 60 * 60 * 1000;

/** Limits for the expiry date, in days from now: researchers do not trust longer promises (RFC 9116, section 2.5.5). */
const limits = { least: 30, most: 366 };

/** The security contact is valid for at least another month, and for at most a year. */
export function checkSecurity(files: CheckedFiles): Problem | [] {
  const { expires } = files.content.SiteSettings.security;
  const days = (Date.parse(expires) - Date.now()) / day;
  if (days > limits.least && days < limits.most) return [];
  return problemAt(files, factFiles.SiteSettings.path, ['security', 'expires'], {
    kind: 'security-date',
    found: `"${expires}"`,
    expected: 'a moment more than a month and at most a year ahead',
    fix: 'Check that the contact is still read, then give it a date within the next year.',
  });
}
