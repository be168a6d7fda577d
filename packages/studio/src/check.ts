import type { ChangedFile } from './draft/draft';
import { type FilledSources, withStandIns } from './preview/stand-ins';
import {
  blobId,
  type CheckedContent,
  checkSources,
  type DataSources,
  identifyPictures,
  imageFactsOf,
  readData,
} from './site';

/** What the check needs besides the draft. */
export interface CheckSettings {
  /** The path of `data/`. */
  folder: string;
  /** The last committed version of the files that the check compares with it. */
  committed?: ReadonlyMap<string, string>;
}

/**
 * Runs the content check on the files with all unsaved edits.
 * @param changed the edited files
 * @returns the problems, each with file and key, and the content if there is no error
 */
export const checkDraft = (changed: readonly ChangedFile[], settings: CheckSettings): CheckedContent =>
  checkSources(editedSources(changed, settings));

/** What the preview shows of a draft; `content` is undefined if the draft has a mistake. */
interface Shown extends FilledSources, Pick<CheckedContent, 'content'> {}

/** Returns what the preview shows of a draft: with stand-ins for what is still empty, if anything is. */
export function shownDraft(changed: readonly ChangedFile[], settings: CheckSettings): Shown {
  const sources = editedSources(changed, settings);
  const { content } = checkSources(sources);
  if (content) return { sources, content, pictures: new Map() };
  const filled = withStandIns(sources, changed);
  return { ...filled, content: checkSources(filled.sources).content };
}

/** Returns the input of the content check, with the unsaved edits. */
export function editedSources(changed: readonly ChangedFile[], { folder, committed }: CheckSettings): DataSources {
  const data = readData(folder);
  const images = 'images/';
  for (const { path, ours } of changed) {
    const picture = path.startsWith(images) ? path.slice(images.length) : undefined;
    if (picture === undefined) put(data.sources, path, ours?.toString('utf8'));
    else {
      put(data.imageFacts, picture, ours && { ...imageFactsOf(ours), id: blobId(ours) });
      if (ours) data.images.add(picture);
      else data.images.delete(picture);
    }
  }
  const compared = { ...data, ...(committed && { committed }) };
  identifyPictures(compared, folder);
  return compared;
}

function put<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}
