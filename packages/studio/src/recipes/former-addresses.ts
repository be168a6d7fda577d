import { parseJson } from '../files/files';
import { bringTo, type Edit, identifyFile, type KeyPath, recordFiles, valueAt } from '../site';

/** Where the former values of a part of an address stand; undefined for a key that is no such part. */
const formerKey = ([first, ...rest]: KeyPath): KeyPath | undefined =>
  first === 'slug' ? ['previousSlugs'] : first === 'segments' ? ['previousSegments', ...rest] : undefined;

/**
 * Keeps the addresses that an edit of a slug or a segment takes from a page, if visitors may know them: the saved value becomes a former
 * one, so that its addresses redirect. A value that is used again is no former one any more.
 * @param text the text of the file after the edit
 * @param saved returns a file as it is saved
 * @returns the text, with its former slugs or segments
 */
export function keepAddresses(path: string, edit: Edit, text: string, saved: (path: string) => Buffer | undefined): string {
  const former = edit.kind === 'set' ? formerKey(edit.key) : undefined;
  const value: unknown = former && JSON.parse(text);
  const list = former && valueAt(value, former);
  if (!Array.isArray(list)) return text;
  const [now, old] = [value, parseJson(saved(path))?.value].map((one) => valueAt(one, edit.key));
  const others = list.filter((one) => one !== now);
  const isLost = old !== now && !others.includes(old) && isPublished(path, old, saved(recordFiles.PublishedAddresses.path));
  list.splice(0, list.length, ...others, ...(isLost ? [old] : []));
  return bringTo(text, value);
}

/** Whether a published address of the page, or of pages of the language, has this part. */
function isPublished(path: string, part: unknown, record: Buffer | undefined): boolean {
  const file = identifyFile(path);
  const addresses = Object.entries(valueAt(parseJson(record)?.value, ['addresses']) ?? {});
  if (!file || !('language' in file)) return false;
  const page = 'key' in file ? `/${file.key}` : '';
  const isOfPage = (name: string) => name.startsWith(`${file.language}/`) && name.endsWith(page);
  return addresses.some(([address, name]) => isOfPage(String(name)) && address.split('/').includes(String(part)));
}
