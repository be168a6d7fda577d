import type { Content } from '../content/content';
import type { RoutingInput } from '../routing/types';

/** Picks out of the content what addresses are made of. */
export function routingInput(content: Content): RoutingInput {
  const { SiteSettings: site, FeatureCatalogue: catalogue, languages } = content;
  return {
    languages: Object.entries(languages).map(([code, { Language }]) => ({
      code,
      segments: Language.segments,
      previousSegments: Language.previousSegments,
    })),
    defaultLanguage: site.defaultLanguage,
    notFoundLanguage: site.notFoundLanguage,
    features: catalogue.features.map(({ id }) => ({
      id,
      slugs: Object.fromEntries(
        Object.entries(languages).flatMap(([code, { features }]) => {
          const feature = features[id];
          return feature ? [[code, { slug: feature.slug, previousSlugs: feature.previousSlugs }]] : [];
        }),
      ),
    })),
    redirects: content.Redirects.redirects,
  };
}
