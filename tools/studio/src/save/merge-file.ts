import { parseJson } from '../files/parse-json';
import { bringTo } from '../site';
import { type Choose, type Conflict, merge } from './merge';

/** A conflict and its file. The key is empty if the whole file conflicts. */
export interface FileConflict extends Conflict {
  /** Path below `data/`. */
  path: string;
}

/** Three versions of a file; undefined if the file does not exist in that version. */
export interface FileVersions {
  path: string;
  base: Buffer | undefined;
  ours: Buffer | undefined;
  theirs: Buffer | undefined;
}

/** The result of merging a file; where there is a conflict, the content is theirs. */
export interface MergedFile {
  content: Buffer | undefined;
  conflicts: FileConflict[];
}

/**
 * Merges two versions of a file. JSON is merged by key, into the text of `theirs`; any other file, or one that either version
 * removed, is merged as a single value.
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

/** Parses a JSON file; returns undefined if the file is not JSON or has a syntax error. */
const parsed = (path: string, bytes: Buffer | undefined) => (path.endsWith('.json') ? parseJson(bytes) : undefined);

/** Returns a file as a conflict shows it: its text, or the size of a binary file. */
const said = (bytes: Buffer | undefined) => (bytes?.includes(0) ? `${bytes.length} bytes` : bytes?.toString('utf8'));
