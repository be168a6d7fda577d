import type { PageRoute } from '../../../packages/addresses';
import { checkAddresses, type Problem, sortProblems } from '../../../packages/content';
import type { ParsedFile } from '../../../packages/content/model';
import { conflictFinder } from '../../../packages/hosts';
import { type CheckedContent, checkContent, comparedPaths } from '../../content/checks';
import { model } from '../../content/model';
import { type Finding, fileProblem } from '../../content/problems';
import { cardsFolder, publishedFiles } from '../../hosting/published-files';
import { brokenPictures } from '../broken-pictures';
import { committedSources, identifyPictures } from '../committed-sources';
import { type DataSources, dataFolder, readData } from '../read-data';
import { checkDemo } from './check-demo';
import { checkDomains } from './check-domains';
import { checkHosts } from './check-hosts';
import { checkLetters } from './check-letters';

/** The result of the check, and what was checked. */
export interface CheckedData extends CheckedContent {
  sources: DataSources;
}

/** Options of the check. */
interface CheckDataOptions {
  /** Whether remaining sample values are errors. */
  release?: boolean;
  /** Another folder instead of `data/`. */
  folder?: string;
  /** Pictures that cannot be decoded, if that was checked. */
  broken?: ReadonlySet<string>;
}

/** Reads `data/` and checks everything except the content of pictures. */
export const checkData = ({ release = false, folder, broken }: CheckDataOptions = {}): CheckedData =>
  checkSources(readData(folder, broken), release);

/** Reads `data/` and runs all checks: used by `check:content`, the build and the development server. */
export async function checkDataAndPictures({ release = false } = {}): Promise<CheckedData> {
  const data = readData(dataFolder, await brokenPictures());
  const images = [...data.images].map((path) => `images/${path}`);
  const committed = await committedSources(comparedPaths([...data.sources.keys(), ...images]));
  const compared = { ...data, committed };
  identifyPictures(compared);
  return checkSources(compared, release);
}

/** Cache of parsed files: the development server checks after every edit. */
const parsed = new Map<string, ParsedFile>();

/** The same for data that is already in memory. */
export function checkSources(sources: DataSources, release = false): CheckedData {
  const { images, imageFacts, committed, others } = sources;
  const checked = checkContent(sources.sources, images, { imageFacts, committed, others, release, parsed });
  const linked = (sources.links ?? []).map((path) => fileProblem(path, link));
  const found = [...checked.problems, ...linked, ...checkBetweenFiles(checked, sources)];
  const broken = found.some(({ severity }) => severity === 'error');
  return { ...checked, content: broken ? undefined : checked.content, problems: sortProblems(found), sources };
}

const link: Finding = {
  kind: 'file-link',
  found: 'a symbolic link, which the site does not follow',
  expected: 'the file or folder itself',
  fix: 'Put it here in place of the link, or take the link out.',
};

/** The checks that need every file to match its schema. */
function checkBetweenFiles({ allContent, published, documents, problems }: CheckedContent, sources: DataSources): Problem[] {
  const { staticFiles, committed = new Map() } = sources;
  if (!allContent || !published) return [];
  const areNamesSound = !problems.some(hidesAddresses);
  const { languages } = published.SiteSettings;
  const fileFinder = (pages: readonly PageRoute[]) =>
    conflictFinder(publishedFiles(pages, languages, staticFiles), [cardsFolder]);
  const lost = areNamesSound ? checkAddresses({ model, documents, content: published, committed, fileFinder }) : [];
  return [
    ...lost,
    ...checkHosts(documents, published, areNamesSound && lost.length === 0),
    ...checkDomains(documents),
    ...checkDemo(documents, published, staticFiles),
    ...checkLetters(documents, allContent),
  ];
}

/** Mistakes that would cause wrong addresses: they have to be fixed first. */
const hiding = /^(?:slug|language|folder|entry|id|policy)-/;

const hidesAddresses = ({ kind }: Problem) => hiding.test(kind);
