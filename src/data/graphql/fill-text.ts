import type { Content } from '../../content/content';
import { factsInText } from '../../content/facts-in-text';
import { fillPlaceholders } from '../../content/placeholders';
import type { ResolverContext } from './resolver-context';

/** Replaces the facts (`{{price}}`) in a text, or in each text of a list. */
export async function fillText(value: unknown, language: string, context: ResolverContext): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => fillText(entry, language, context)));
  if (typeof value !== 'string' || !value.includes('{{')) return value;
  // Read through the node model, so that Gatsby runs the query again when a fact changes.
  const site = (await context.nodeModel.findOne({ type: 'SiteSettings' })) as unknown as Content['SiteSettings'];
  const packs = (await context.nodeModel.findOne({ type: 'Packs' })) as unknown as Content['Packs'];
  return fillPlaceholders(value, factsInText(site, packs, language));
}
