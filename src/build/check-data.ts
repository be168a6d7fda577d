import { type CheckedContent, checkContent } from '../content/check-content';
import { readData } from './read-data';

/** How to check. */
export interface CheckDataOptions {
  /** Whether values left as sample are errors. */
  release?: boolean;
  /** Another folder than `data/`. */
  folder?: string;
}

/** Reads `data/` and runs every check there is: the one that editors, the build and the development server run. */
export function checkData({ release = false, folder }: CheckDataOptions = {}): CheckedContent {
  const { sources, images, imageFacts } = readData(folder);
  return checkContent(sources, images, { imageFacts, release });
}
