import type { Content } from './content';
import type { DataDocument } from './data-document';
import { type DataFile, factFiles, hasId, identifyFile, recordFiles } from './file-kinds';

/** An entry of a list that can be taken off the site for a time. */
export interface Entry {
  id: string;
  published?: boolean | undefined;
}

/** Whether visitors see an entry; what says nothing of it is published. */
export const isPublished = ({ published }: Pick<Entry, 'published'>) => published !== false;

/** The lists whose entries have the switch, by the kind of their file. */
export const switchedLists = {
  FeatureCatalogue: 'features',
  LegalCatalogue: 'pages',
  Packs: 'packs',
  Testimonials: 'testimonials',
  Faq: 'entries',
} as const;

/** The entries with a switch that a file of `data/` lists; none in files without such a list. */
export function switchedEntries({ path, value }: Pick<DataDocument, 'path' | 'value'>): readonly Entry[] {
  const list = listOf(identifyFile(path));
  return list ? entriesOf(value, list) : [];
}

const listOf = (file: DataFile | undefined): string | undefined =>
  file && Object.hasOwn(switchedLists, file.kind) ? switchedLists[file.kind as keyof typeof switchedLists] : undefined;

const entriesOf = (value: unknown, list: string) => (value as Record<string, Entry[] | undefined>)[list] ?? [];

type Documents = ReadonlyMap<string, DataDocument>;

/**
 * The files of `data/` as Gatsby may read them: without the entries that are not published, their words in every language, and the
 * lines that only packs name which are not published. So nothing of them can reach a page, its data or a file beside it.
 * @param documents files that have their schema's shape, by path below `data/`
 */
export function publishedDocuments(documents: Documents): Map<string, DataDocument> {
  const hidden = {
    FeatureText: hiddenIds(documents, 'FeatureCatalogue'),
    LegalText: hiddenIds(documents, 'LegalCatalogue'),
  };
  const shown = [...documents].filter(([path]) => {
    const file = identifyFile(path);
    return !hasId(file) || !hidden[file.kind].has(file.key);
  });
  const keep = keeperOf(documents);
  return new Map(shown.map(([path, document]) => [path, { ...document, value: keep(document) }]));
}

function hiddenIds(documents: Documents, kind: 'FeatureCatalogue' | 'LegalCatalogue' | 'Packs' | 'Testimonials') {
  const document = documents.get(factFiles[kind].path);
  const entries = document ? switchedEntries(document) : [];
  return new Set(entries.filter((entry) => !isPublished(entry)).map(({ id }) => id));
}

/** Takes out of a file what is not published. */
function keeperOf(documents: Documents) {
  const packs = hiddenIds(documents, 'Packs');
  const testimonials = hiddenIds(documents, 'Testimonials');
  const lines = new Set(linesOfPublishedPacks(documents));
  return ({ path, value }: DataDocument): unknown => {
    const file = identifyFile(path);
    const list = listOf(file);
    if (list) return filtered(value, list, isPublished);
    if (file?.kind === 'TestimonialTexts') return filtered(value, 'testimonials', ({ id }) => !testimonials.has(id));
    if (file?.kind !== 'PackTexts') return value;
    const words = filtered(value, 'packs', ({ id }) => !packs.has(id));
    return filtered(words, 'features', ({ id }) => lines.has(id));
  };
}

function linesOfPublishedPacks(documents: Documents): string[] {
  const { packs } = (documents.get(factFiles.Packs.path)?.value ?? { packs: [] }) as Content['Packs'];
  return packs.filter(isPublished).flatMap(({ features }) => features.map(({ id }) => id));
}

const filtered = (value: unknown, list: string, isKept: (entry: Entry) => boolean) => ({
  ...(value as object),
  [list]: entriesOf(value, list).filter(isKept),
});

/** What `data/published-addresses.json` lists; nothing while the file is broken, which is a problem of its own. */
export function publishedAddresses(documents: Documents): Readonly<Record<string, string>> {
  const { path, schema } = recordFiles.PublishedAddresses;
  return schema.safeParse(documents.get(path)?.value).data?.addresses ?? {};
}

/** The pages that are not published, with what their addresses are made of, and the addresses that visitors may know. */
export function withdrawnPages(documents: Documents, { languages }: Content): Content['withdrawn'] {
  return {
    features: [...hiddenIds(documents, 'FeatureCatalogue')],
    legal: [...hiddenIds(documents, 'LegalCatalogue')],
    languages,
    addresses: publishedAddresses(documents),
  };
}
