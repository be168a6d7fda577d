import type { PageSlug, RoutingInput, RoutingLanguage, SluggedPage } from '../../packages/addresses';
import { routingInput } from '../../src/content/model';
import { loadContent } from '../../src/data/load-content';

/** What the sample site says of addresses. */
export const sampleInput = routingInput(loadContent());

/** The entries of a kind of page. */
export const entriesOfKind = ({ collections }: RoutingInput, kind: string): readonly SluggedPage[] =>
  collections.find((collection) => collection.kind === kind)?.entries ?? [];

/** The same addresses, with other entries of a kind of page. */
export function withEntries(
  input: RoutingInput,
  kind: string,
  change: (entries: readonly SluggedPage[]) => readonly SluggedPage[],
): RoutingInput {
  const collections = input.collections.map((collection) =>
    collection.kind === kind ? { ...collection, entries: change(collection.entries) } : collection,
  );
  return { ...input, collections };
}

/** The sample site, with another slug for a feature in a language. */
export const withSlug = (feature: string, language: string, slug: PageSlug): RoutingInput =>
  withEntries(sampleInput, 'feature', (entries) =>
    entries.map((entry) => (entry.id === feature ? { ...entry, slugs: { ...entry.slugs, [language]: slug } } : entry)),
  );

/** The same, with another address part for a language. */
export function withLanguage(code: string, change: Partial<RoutingLanguage>): RoutingInput {
  const languages = sampleInput.languages.map((entry) => (entry.code === code ? { ...entry, ...change } : entry));
  return { ...sampleInput, languages };
}
