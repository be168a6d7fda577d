import { reportProblems } from '../../src/content/report-problems';
import { checkDataAndPictures } from '../../src/data/checks/check-data';

/** The report of the errors in the data; undefined if there are none. */
export async function brokenData(): Promise<string | undefined> {
  const { problems } = await checkDataAndPictures();
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.length > 0 ? reportProblems(errors) : undefined;
}

/** Whether the data has no errors. */
export const isFixed = async () => (await brokenData()) === undefined;
