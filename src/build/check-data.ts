import { type CheckedContent, checkContent, type ParsedFile } from '../content/check-content';
import { type Problem, sortProblems } from '../content/problem';
import { checkAddresses } from './check-addresses';
import { type DataSources, readData } from './read-data';

/** How to check. */
export interface CheckDataOptions {
  /** Whether values left as sample are errors. */
  release?: boolean;
  /** Another folder than `data/`. */
  folder?: string;
}

/** Reads `data/` and runs every check there is: the one that editors, the build and the development server run. */
export const checkData = ({ release = false, folder }: CheckDataOptions = {}): CheckedContent =>
  checkSources(readData(folder), release);

/** What was parsed before: the development server checks after every edit. */
const parsed = new Map<string, ParsedFile>();

/** The same for what was read already. */
export function checkSources({ sources, images, imageFacts }: DataSources, release = false): CheckedContent {
  const checked = checkContent(sources, images, { imageFacts, release, parsed });
  if (!checked.whole || checked.problems.some(hidesAddresses)) return checked;
  const lost = checkAddresses(checked.documents, checked.whole);
  const broken = lost.some(({ severity }) => severity === 'error');
  return {
    ...checked,
    content: broken ? undefined : checked.content,
    problems: sortProblems([...checked.problems, ...lost]),
  };
}

/** Mistakes from which wrong addresses would follow: they are to be mended first. */
const hiding = /^(?:slug|language|folder|feature|legal|id)-/;

const hidesAddresses = ({ kind }: Problem) => hiding.test(kind);
