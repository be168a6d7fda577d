import type { GatsbyNode } from 'gatsby';
import { reportProblems } from '../content/report-problems';
import { checkData } from './check-data';
import { updateCheckedData } from './checked-data';
import { describeErrors } from './load-content';
import { refreshRegistry } from './registry-store';

/** Stops the build before anything else is done if the data has an error; says the warnings. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const { content, problems, documents } = checkData();
  if (!content) reporter.panic(describeErrors(problems));
  if (problems.length > 0) reporter.warn(reportProblems(problems));
  updateCheckedData(documents);
  refreshRegistry();
};
