import type { Content, Withdrawn } from '../content/content';
import type { RoutingInput, SluggedPage } from '../routing/types';

/** Picks out of the content what addresses are made of. */
export function routingInput(content: Content): RoutingInput {
  const { SiteSettings: site, FeatureCatalogue: catalogue, LegalCatalogue: legal, languages, withdrawn } = content;
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
    withdrawn: {
      features: withdrawn.features.map((id) => sluggedPage(withdrawn, 'features', id)),
      legal: withdrawn.legal.map((id) => sluggedPage(withdrawn, 'legal', id)),
      addresses: withdrawn.addresses,
    },
    redirects: content.Redirects.redirects,
  };
}

function sluggedPage({ languages }: Pick<Withdrawn, 'languages'>, list: 'features' | 'legal', id: string): SluggedPage {
  const slugs = Object.entries(languages).flatMap(([code, texts]) => {
    const page = texts[list][id];
    return page ? [[code, { slug: page.slug, previousSlugs: page.previousSlugs }]] : [];
  });
  return { id, slugs: Object.fromEntries(slugs) };
}
