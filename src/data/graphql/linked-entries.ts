import type { Collection } from '../../content/collection';
import { type EntryFacts, entriesIn, isInLanguage } from '../../content/collection-facts';
import type { Content } from '../../content/content';
import { presentPages } from './present-entries';
import type { ResolverContext } from './resolver-context';

/** How many, if `data/site.json` does not say. */
const usual = 12;

/**
 * The entries of a collection that the menu and the footer of every page in a language link: the first few if the collection has a
 * list page, to which both lead, so that pages do not grow with the site.
 */
export async function linkedEntries(
  collection: Collection,
  language: string,
  context: ResolverContext,
): Promise<readonly EntryFacts[]> {
  const { nodeModel } = context;
  const catalogue = await nodeModel.findOne({ type: `${collection.type}Catalogue` });
  const ofLanguage = entriesIn(collection, catalogue).filter((entry) => isInLanguage(entry, language));
  const entries = await presentPages(collection, ofLanguage, language, context);
  if (!collection.list) return entries;
  const site = (await nodeModel.findOne({ type: 'SiteSettings' })) as unknown as Content['SiteSettings'];
  return entries.slice(0, site.menuLength ?? usual);
}
