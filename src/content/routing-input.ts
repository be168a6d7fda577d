import type { RoutingInput, SluggedPage } from '../../packages/addresses';
import { type CollectionName, namedCollections } from './collection-facts';
import { type Content, entriesOf, textsOf, type Withdrawn } from './content';
import { anchorsOf, landingSections } from './sections';

/** Selects the content that addresses are derived from. */
export function routingInput(content: Content): RoutingInput {
  const { SiteSettings: site, languages, withdrawn } = content;
  return {
    languages: Object.entries(languages).map(([code, { Language }]) => ({
      code,
      segments: Language.segments,
      previousSegments: Language.previousSegments,
    })),
    defaultLanguage: site.defaultLanguage,
    notFoundLanguage: site.notFoundLanguage,
    collections: namedCollections.map(([name, { kind, list, short }]) => ({
      kind,
      ...(list && { list: list.kind }),
      ...(short && { short: short.segment }),
      entries: entriesOf(content, name).map(({ id }) => sluggedPage(languages, name, id)),
      withdrawn: withdrawn.entries[name].map((entry) => ({
        ...sluggedPage(withdrawn.languages, name, entry.id),
        languages: entry.languages,
      })),
    })),
    published: withdrawn.addresses,
    anchors: anchorsOf(landingSections),
    redirects: content.Redirects.redirects,
  };
}

function sluggedPage(languages: Withdrawn['languages'], name: CollectionName, id: string): SluggedPage {
  const slugs = Object.entries(languages).flatMap(([code, texts]) => {
    const page = textsOf(texts, name)[id];
    return page ? [[code, { slug: page.slug, previousSlugs: page.previousSlugs }]] : [];
  });
  return { id, slugs: Object.fromEntries(slugs) };
}
