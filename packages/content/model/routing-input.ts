import type { RoutingInput, SluggedPage } from '../../addresses';
import type { EntryText } from './collections';
import { type AnyContent, type AnyTexts, entriesOf } from './content';
import type { Model } from './model';
import { anchorsIn } from './sections';

/** What the settings and the files of languages hold of addresses. */
interface RoutingFiles {
  SiteSettings: Pick<RoutingInput, 'defaultLanguage' | 'notFoundLanguage'>;
  Redirects: Pick<RoutingInput, 'redirects'>;
  Language: Pick<RoutingInput['languages'][number], 'segments' | 'previousSegments'>;
}

/** Selects the content that addresses are derived from. */
export function routingInput({ collections, sections }: Model, content: AnyContent): RoutingInput {
  const { languages, withdrawn } = content;
  const { SiteSettings, Redirects } = content as unknown as RoutingFiles;
  return {
    languages: Object.entries(languages).map(([code, texts]) => {
      const { segments, previousSegments } = texts.Language as unknown as RoutingFiles['Language'];
      return { code, segments, previousSegments };
    }),
    defaultLanguage: SiteSettings.defaultLanguage,
    notFoundLanguage: SiteSettings.notFoundLanguage,
    collections: Object.entries(collections).map(([name, collection]) => ({
      kind: collection.kind,
      ...(collection.list && { list: collection.list.kind }),
      ...(collection.short && { short: collection.short.segment }),
      entries: entriesOf(content, collection).map(({ id }) => sluggedPage(languages, name, id)),
      withdrawn: (withdrawn.entries[name] ?? []).map((entry) => ({
        ...sluggedPage(withdrawn.languages, name, entry.id),
        languages: entry.languages,
      })),
    })),
    published: withdrawn.addresses,
    anchors: anchorsIn(sections, Object.keys(sections)),
    redirects: Redirects.redirects,
  };
}

function sluggedPage(languages: Readonly<Record<string, AnyTexts>>, name: string, id: string): SluggedPage {
  const slugs = Object.entries(languages).flatMap(([code, texts]) => {
    const page = texts[name]?.[id] as EntryText | undefined;
    return page ? [[code, { slug: page.slug, previousSlugs: page.previousSlugs }]] : [];
  });
  return { id, slugs: Object.fromEntries(slugs) };
}
