import { bringTo } from '../site';
import { type Choose, type Conflict, merge } from './merge';

/** A conflict, and the file that it is in. The key of a whole file is empty. */
export interface FileConflict extends Conflict {
  /** Path below `data/`. */
  path: string;
}

/** Three versions of a file; undefined: there is none. */
export interface FileVersions {
  path: string;
  base: Buffer | undefined;
  ours: Buffer | undefined;
  theirs: Buffer | undefined;
}

/** What came of it; with conflicts, the content is theirs where both changed the same. */
export interface MergedFile {
  content: Buffer | undefined;
  conflicts: FileConflict[];
}

/**
 * Puts two changes of one file together. JSON is merged by key, in the text of theirs; any other file, and one that either of the
 * two removed, is one value.
 */
export function mergeFile({ path, base, ours, theirs }: FileVersions, choose: Choose = () => undefined): MergedFile {
  if (isEqual(ours, theirs) || isEqual(base, ours)) return { content: theirs, conflicts: [] };
  if (isEqual(base, theirs)) return { content: ours, conflicts: [] };
  const [was, we, they] = [parsed(path, base), parsed(path, ours), parsed(path, theirs)];
  if (!was || !we || !they || !theirs) {
    const wanted = choose('');
    const told = { path, key: '', base: said(base), ours: said(ours), theirs: said(theirs) };
    return { content: wanted === 'ours' ? ours : theirs, conflicts: wanted ? [] : [told] };
  }
  const { value, conflicts } = merge({ base: was.value, ours: we.value, theirs: they.value }, choose);
  return {
    content: Buffer.from(bringTo(theirs.toString('utf8'), value)),
    conflicts: conflicts.map((conflict) => ({ path, ...conflict })),
  };
}

const isEqual = (one: Buffer | undefined, other: Buffer | undefined) => (one && other ? one.equals(other) : one === other);

/** What a JSON file holds; undefined if it is none, or broken. */
function parsed(path: string, bytes: Buffer | undefined): { value: unknown } | undefined {
  if (!bytes || !path.endsWith('.json')) return undefined;
  try {
    return { value: JSON.parse(bytes.toString('utf8')) };
  } catch {
    return undefined;
  }
}

/** A file as a conflict shows it: its text, or how large a picture is. */
const said = (bytes: Buffer | undefined) => (bytes?.includes(0) ? `${bytes.length} bytes` : bytes?.toString('utf8'));
