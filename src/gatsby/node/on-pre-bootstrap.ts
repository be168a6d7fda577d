import type { GatsbyNode } from 'gatsby';
import { reportProblems } from '../../content/report-problems';
import { updateCheckedData } from '../../data/checked-data';
import { checkDataAndPictures } from '../../data/checks/check-data';
import { describeErrors } from '../../data/load-content';
import { refreshRegistry } from '../../data/registry-store';
import { failOnErrors } from '../patches/fail-on-errors';

/** Stops the build at once if the data has an error, and prints the warnings. After that, any reported error makes the build fail. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  if (process.env.NODE_ENV === 'production') failOnErrors();
  const { content, problems, documents } = await checkDataAndPictures();
  if (!content) reporter.panic(describeErrors(problems));
  if (problems.length > 0) reporter.warn(reportProblems(problems));
  updateCheckedData(documents);
  refreshRegistry();
};
