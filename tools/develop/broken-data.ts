import { reportProblems } from '../../src/content/report-problems';
import { checkDataAndPictures } from '../../src/data/checks/check-data';

/** What the check says of the errors in the data; undefined if there is none. */
export async function brokenData(): Promise<string | undefined> {
  const { problems } = await checkDataAndPictures();
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? reportProblems(errors) : undefined;
}

/** Whether the data has no error any more. */
export const isFixed = async () => (await brokenData()) === undefined;
