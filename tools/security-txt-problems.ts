import type { Problem } from '../src/content/problem';
import { checkData } from '../src/data/checks/check-data';

/**
 * What keeps `/.well-known/security.txt` from being trusted for another month.
 * @param folder another one than `data/`
 * @returns its date, if that is too near or too far; and whatever hides the date from the check
 */
export const securityTxtProblems = (folder?: string): Problem[] =>
  checkData({ folder }).problems.filter(({ kind, severity }) => kind === 'security-date' || severity === 'error');
