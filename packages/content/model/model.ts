import type { Collection } from '../define/collection';
import type { DataFile } from '../define/data-file';
import type { SiteDefinition } from '../define/site';
import { type FileKinds, fileIdentifier, fileKinds } from './file-kinds';
import { type JoinedList, joinedListsOf } from './joined-lists';
import { switchedListsOf } from './switched-lists';

/** A definition and what follows from it, for functions that serve any site. `contentModel` has the same in the exact types of one. */
export interface Model extends FileKinds, Omit<SiteDefinition, 'facts' | 'texts' | 'words'> {
  /** What a file is, by its path below `data/`; undefined for one that the site does not know. */
  identifyFile(path: string): DataFile | undefined;
  /** Every list of facts whose words stand in a list of texts. */
  joinedLists: readonly JoinedList[];
  /** The lists whose entries have a `published` switch, by kind of file. */
  switchedLists: Readonly<Record<string, string>>;
}

/** What follows from a definition. */
export function modelOf(site: SiteDefinition): Model {
  const kinds = fileKinds(site);
  return {
    ...site,
    ...kinds,
    identifyFile: fileIdentifier(kinds, site.collections),
    joinedLists: joinedListsOf(kinds),
    switchedLists: switchedListsOf(kinds),
  };
}

/** The collection whose entry has its texts in a file; undefined for other files. */
export const collectionOf = ({ collections }: Model, file: DataFile | undefined): Collection | undefined =>
  file?.collection === undefined ? undefined : collections[file.collection];
