import { type CheckedContent, checkContent, type ParsedFile } from '../../content/check-content';
import { isComparedWithCommit } from '../../content/checks/since-commit';
import { type Problem, sortProblems } from '../../content/problem';
import { brokenPictures } from '../broken-pictures';
import { committedSources } from '../committed-sources';
import { type DataSources, dataFolder, readData } from '../read-data';
import { checkAddresses } from './check-addresses';
import { checkAnchors } from './check-anchors';
import { checkDemo } from './check-demo';
import { checkHosts } from './check-hosts';
import { checkLengths } from './check-lengths';

/** How to check. */
export interface CheckDataOptions {
  /** Whether values left as sample are errors. */
  release?: boolean;
  /** Another folder than `data/`. */
  folder?: string;
  /** Images that cannot be decoded, if anybody looked. */
  broken?: ReadonlySet<string>;
}

/** Reads `data/` and checks all but what is inside of pictures. */
export const checkData = ({ release = false, folder, broken }: CheckDataOptions = {}): CheckedContent =>
  checkSources(readData(folder, broken), release);

/** Reads `data/` and runs every check there is: the one that editors, the build and the development server run. */
export async function checkDataAndPictures({ release = false } = {}): Promise<CheckedContent> {
  const data = readData(dataFolder, await brokenPictures());
  const committed = await committedSources([...data.sources.keys()].filter(isComparedWithCommit));
  return checkSources({ ...data, committed }, release);
}

/** What was parsed before: the development server checks after every edit. */
const parsed = new Map<string, ParsedFile>();

/** The same for what was read already. */
export function checkSources(sources: DataSources, release = false): CheckedContent {
  const { images, imageFacts, committed, others } = sources;
  const checked = checkContent(sources.sources, images, { imageFacts, committed, others, release, parsed });
  const found = [...checked.problems, ...checkBetweenFiles(checked, sources)];
  const broken = found.some(({ severity }) => severity === 'error');
  return { ...checked, content: broken ? undefined : checked.content, problems: sortProblems(found) };
}

/** What can be checked as soon as every file has its schema's shape. */
function checkBetweenFiles({ allContent, published, documents, problems }: CheckedContent, sources: DataSources): Problem[] {
  const { staticFiles, committed } = sources;
  if (!allContent || !published) return [];
  const areNamesSound = !problems.some(hidesAddresses);
  const lost = areNamesSound ? checkAddresses(documents, published, staticFiles, committed) : [];
  return [
    ...lost,
    ...checkAnchors(documents, published),
    ...checkHosts(documents, published, areNamesSound && lost.length === 0),
    ...checkDemo(documents, published, staticFiles),
    ...checkLengths(documents, allContent),
  ];
}

/** Mistakes from which wrong addresses would follow: they are to be mended first. */
const hiding = /^(?:slug|language|folder|entry|id|policy)-/;

const hidesAddresses = ({ kind }: Problem) => hiding.test(kind);
