import { checkContent } from '../../src/content/check-content';
import { type DataSources, readData } from '../../src/data/read-data';
import type { Json } from '../support/sample-data';

/** Reads the frozen copy of the content as it was delivered, in which the pictures that it names count as there. */
function readDelivered(): Pick<DataSources, 'sources' | 'images'> {
  const { sources } = readData('__tests__/acceptance/delivered');
  const named = [...sources.values()].flatMap((source) => [...source.matchAll(/"([\w/-]+\.png)"/g)]);
  return { sources, images: new Set(named.map(([, path]) => String(path))) };
}

const delivered = readDelivered();

/** Every data file as delivered, by its path below `data/`. */
export const { sources } = delivered;

/** What the content check says of it. */
export const checked = checkContent(delivered.sources, delivered.images);

/** What a release would refuse of it. */
export const refusedByRelease = () => checkContent(delivered.sources, delivered.images, { release: true }).problems;

/** The content as delivered, with what is not published. */
export const content = (() => {
  if (!checked.content || !checked.allContent) throw new Error('The delivered content has errors.');
  return checked.allContent;
})();

/** The words of a language as delivered. */
export function words(language: string) {
  const texts = content.languages[language];
  if (!texts) throw new Error(`There is no language ${language}.`);
  return texts;
}

/** The value of a file as delivered, without the name of its schema. */
export function jsonOf(path: string): Json {
  const { $schema: _, ...value } = JSON.parse(sources.get(path) ?? '') as { [key: string]: Json };
  return value;
}

/** The files of a language, by their path below its folder. */
export function filesOf(language: string): Map<string, Json> {
  const folder = `locales/${language}/`;
  const paths = [...sources.keys()].filter((path) => path.startsWith(folder));
  return new Map(paths.map((path) => [path.slice(folder.length), jsonOf(path)]));
}
