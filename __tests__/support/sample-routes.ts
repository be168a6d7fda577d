import { loadContent } from '../../src/build/load-content';
import { routingInput } from '../../src/build/load-registry';
import type { PageSlug, RoutingInput, RoutingLanguage } from '../../src/routing/types';

/** What the sample site says of addresses. */
export const sampleInput = routingInput(loadContent());

/** The same, with another slug for a feature in a language. */
export function withSlug(feature: string, language: string, slug: PageSlug): RoutingInput {
  const features = sampleInput.features.map((entry) =>
    entry.id === feature ? { ...entry, slugs: { ...entry.slugs, [language]: slug } } : entry,
  );
  return { ...sampleInput, features };
}

/** The same, with another address part for a language. */
export function withLanguage(code: string, change: Partial<RoutingLanguage>): RoutingInput {
  const languages = sampleInput.languages.map((entry) => (entry.code === code ? { ...entry, ...change } : entry));
  return { ...sampleInput, languages };
}
