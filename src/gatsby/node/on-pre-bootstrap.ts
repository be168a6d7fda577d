import type { GatsbyNode } from 'gatsby';
import { reportProblems } from '../../content/report-problems';
import { updateCheckedData } from '../../data/checked-data';
import { checkDataAndPictures } from '../../data/checks/check-data';
import { isEditMode, studioOrigin } from '../../data/edit-mode';
import { describeErrors } from '../../data/load-content';
import { refreshRegistry } from '../../data/registry-store';
import { tourFolder } from '../../hosting/headers';
import { failOnErrors } from '../patches/fail-on-errors';
import { guardServers } from '../patches/guard-development';
import { isVisited } from './answer-as-host';

/** Stops the build at once if the data has an error, and prints the warnings. After that, any reported error makes the build fail. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild && isEditMode) reporter.panic(editModeInBuild);
  if (isBuild) failOnErrors();
  else guardServers({ isPage: isVisited, framedBy: studioOrigin, sandboxed: tourFolder });
  if (isEditMode) {
    // The studio has checked the data and written what Gatsby reads.
    return void refreshRegistry();
  }
  const { content, problems, documents } = await checkDataAndPictures();
  if (!content) reporter.panic(describeErrors(problems));
  if (problems.length > 0) reporter.warn(reportProblems(problems));
  updateCheckedData(documents);
  refreshRegistry();
};

const editModeInBuild =
  'SITE_EDIT is set, with which texts carry invisible marks for the studio: a build must not have them. Unset it and build again.';
