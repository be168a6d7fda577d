import type { GatsbyNode } from 'gatsby';
import { reportProblems } from '../../../packages/content';
import { failOnErrors, guardServers } from '../../../packages/gatsby-patches';
import { checkDataAndPictures } from '../../data/checks/check-data';
import { describeErrors } from '../../data/load-content';
import { takeOver } from '../../data/site';

/** Stops the build at once if the data has an error, and prints the warnings. After that, any reported error makes the build fail. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  // A build has no server; but with NODE_ENV=production in the environment, Gatsby's development server runs with it, too.
  guardServers();
  if (process.env.NODE_ENV === 'production') failOnErrors();
  const checked = await checkDataAndPictures();
  if (!takeOver(checked)) reporter.panic(describeErrors(checked.problems));
  if (checked.problems.length > 0) reporter.warn(reportProblems(checked.problems));
};
