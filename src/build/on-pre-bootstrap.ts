import type { GatsbyNode } from 'gatsby';
import { refreshRegistry } from './registry-store';

/** Stops the build before anything else is done if the data has an error. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  try {
    refreshRegistry();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
};
