import type { Content } from '../content/content';
import type { RoutingInput, SluggedPage } from '../routing/types';

/** Picks out of the content what addresses are made of. */
export function routingInput(content: Content): RoutingInput {
  const { SiteSettings: site, FeatureCatalogue: catalogue, LegalCatalogue: legal, languages } = content;
  return {
    languages: Object.entries(languages).map(([code, { Language }]) => ({
      code,
      segments: Language.segments,
      previousSegments: Language.previousSegments,
    })),
    defaultLanguage: site.defaultLanguage,
    notFoundLanguage: site.notFoundLanguage,
    features: catalogue.features.map(({ id }) => sluggedPage(content, 'features', id)),
    legal: legal.pages.map(({ id }) => sluggedPage(content, 'legal', id)),
    redirects: content.Redirects.redirects,
  };
}

function sluggedPage({ languages }: Content, list: 'features' | 'legal', id: string): SluggedPage {
  const slugs = Object.entries(languages).flatMap(([code, texts]) => {
    const page = texts[list][id];
    return page ? [[code, { slug: page.slug, previousSlugs: page.previousSlugs }]] : [];
  });
  return { id, slugs: Object.fromEntries(slugs) };
}
