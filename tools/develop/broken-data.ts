import { checkData } from '../../src/build/check-data';
import { reportProblems } from '../../src/content/report-problems';

/** What the check says of the errors in the data; undefined if there is none. */
export function brokenData(): string | undefined {
  const errors = checkData().problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? reportProblems(errors) : undefined;
}

/** Whether the data has no error any more. */
export const isMended = () => brokenData() === undefined;
