import { parseJson } from '../files/files';
import { bringTo, formatKey, idsOf, isGroup, isSame, type KeyPath } from '../site';

/** A conflict and its file. The key is empty if the whole file conflicts. */
export interface FileConflict extends Conflict {
  /** Path below `data/`. */
  path: string;
}

/** Three versions of a file; undefined if the file does not exist in that version. */
interface FileVersions {
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

/** A place that both versions changed differently. A value is undefined if it does not exist. */
interface Conflict {
  /** The key with the ids of entries instead of their indexes, which differ between the versions: `entries.price.answer`. */
  key: string;
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/** Returns which version to take at a key that both changed; undefined if that is not decided yet. */
export type Choose = (key: string) => 'ours' | 'theirs' | undefined;

/** The result of a merge; where there is a conflict, the value is theirs. */
interface Merged {
  value: unknown;
  conflicts: Conflict[];
}

/** Three versions of a value. */
interface Three {
  base: unknown;
  ours: unknown;
  theirs: unknown;
}

/**
 * Merges two versions of a value: groups by key, lists with ids by id. Any other value that both changed differently is a
 * conflict.
 */
export function merge({ base, ours, theirs }: Three, choose: Choose = () => undefined, key: KeyPath = []): Merged {
  if (isSame(ours, theirs) || isSame(base, ours)) return { value: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { value: ours, conflicts: [] };
  if (isGroup(base) && isGroup(ours) && isGroup(theirs)) return mergeGroups({ base, ours, theirs }, choose, key);
  const lists = Array.isArray(base) && Array.isArray(ours) && Array.isArray(theirs);
  const merged = lists ? mergeLists(base, ours, theirs, choose, key) : undefined;
  return merged ?? conflict({ base, ours, theirs }, choose, key);
}

function conflict({ base, ours, theirs }: Three, choose: Choose, path: KeyPath): Merged {
  const key = formatKey(path);
  const wanted = choose(key);
  const value = wanted === 'ours' ? ours : theirs;
  return { value, conflicts: wanted ? [] : [{ key, base, ours, theirs }] };
}

type Group = Record<string, unknown>;

function mergeGroups({ base, ours, theirs }: Record<keyof Three, Group>, choose: Choose, key: KeyPath): Merged {
  // The keys keep the order of `theirs`; a key that only `ours` has follows the same key as in `ours`.
  const names = mergeOrder(Object.keys(base), Object.keys(ours), Object.keys(theirs));
  const parts = names.map((name) => {
    const three = { base: own(base, name), ours: own(ours, name), theirs: own(theirs, name) };
    return { name, ...merge(three, choose, [...key, name]) };
  });
  return {
    value: Object.fromEntries(parts.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

const own = (group: Group, name: string) => (Object.hasOwn(group, name) ? group[name] : undefined);

/** Merges lists with ids; returns undefined for other lists, and if both versions moved entries differently. */
function mergeLists(
  base: readonly unknown[],
  ours: readonly unknown[],
  theirs: readonly unknown[],
  choose: Choose,
  key: KeyPath,
): Merged | undefined {
  const [was, we, they] = [idsOf(base), idsOf(ours), idsOf(theirs)];
  if (!was || !we || !they) return undefined;
  const stay = (ids: readonly string[]) => ids.filter((id) => was.includes(id) && we.includes(id) && they.includes(id));
  const [oldOrder, ourOrder, theirOrder] = [stay(was), stay(we), stay(they)];
  // Both versions moved entries, in different ways.
  if (!isSame(ourOrder, theirOrder) && !isSame(oldOrder, ourOrder) && !isSame(oldOrder, theirOrder)) return undefined;
  const order = isSame(oldOrder, ourOrder) ? mergeOrder(was, we, they) : mergeOrder(was, they, we);
  const entry = (list: readonly unknown[], ids: readonly string[], id: string) => list[ids.indexOf(id)];
  const parts = order.map((id) => {
    const three = { base: entry(base, was, id), ours: entry(ours, we, id), theirs: entry(theirs, they, id) };
    return merge(three, choose, [...key, id]);
  });
  return {
    value: parts.map(({ value }) => value).filter((value) => value !== undefined),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
  };
}

/** Returns the names in the order of `lead`; each name that only `other` has follows the same name as in `other`. */
function mergeOrder(base: readonly string[], other: readonly string[], lead: readonly string[]): string[] {
  const order = [...lead];
  for (const [index, name] of other.entries()) {
    if (order.includes(name)) continue;
    const before = other.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return [...order, ...base.filter((name) => !order.includes(name))];
}
