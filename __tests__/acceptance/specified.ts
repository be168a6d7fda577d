import { checkContent } from '../../src/content/check-content';
import { filesOf as allFilesOf, type Json, sampleData } from '../support/sample-data';

const { sources, images } = sampleData();

/** What the content check says of the sample site. */
export const checked = checkContent(sources, images);

/** What a release would refuse of it. */
export const refusedByRelease = () => checkContent(sources, images, { release: true }).problems;

/**
 * What the specification fixes of the sample site: everything that is published in every language, and the packs that are kept for
 * later. The other entries are odd cases, which the site has for tests of behaviour.
 */
export const content = (() => {
  const { content: published, allContent: all } = checked;
  if (!published || !all) throw new Error('The sample site has errors.');
  const pages = published.LegalCatalogue.pages.filter(({ languages }) => !languages);
  return { ...published, Packs: all.Packs, LegalCatalogue: { pages } };
})();

/** The words of a language. */
export function words(language: string) {
  const texts = content.languages[language];
  if (!texts) throw new Error(`There is no language ${language}.`);
  return texts;
}

/** The files of a language, by their path below its folder, without the page that not every language has. */
export function filesOf(language: string): Map<string, Json> {
  const isPartial = ({ languages }: { languages?: readonly string[] }) => languages !== undefined;
  const partial = checked.content?.LegalCatalogue.pages.filter(isPartial).map(({ id }) => `content/legal/${id}.json`);
  return new Map([...allFilesOf(language)].filter(([path]) => !partial?.includes(path)));
}
