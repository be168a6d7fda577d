import { collectionOfKind, type InterfaceNamespace, namespacesOf, type SectionName } from './model';

/** What every page shows: header, footer, and the buttons in them. */
const layout: readonly InterfaceNamespace[] = ['header', 'compliance', 'footer', 'buttons'];

/**
 * The namespaces of interface texts that a page shows.
 * @param kind the kind of page
 * @param sections the sections of the landing page
 */
export function namespacesOfPage(kind: string, sections: readonly SectionName[]): string[] {
  if (kind === 'landing') return [...layout, ...namespacesOf(sections)];
  const [, collection] = collectionOfKind(kind) ?? [];
  if (!collection) return [...layout, 'notFound'];
  const used = collection.kind === kind ? (collection.uses ?? []) : [];
  return [...layout, ...Object.keys(collection.words), ...used];
}
