import { imageSize } from 'image-size';
import type { ChangedFile } from './draft/draft';
import { type CheckedContent, checkSources, type DataSources, type ImageFacts, readData } from './site';

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
 * @param release whether to check as for a release
 * @returns the problems, each with file and key, and the content if there is no error
 */
export const checkDraft = (changed: readonly ChangedFile[], settings: CheckSettings, release = false): CheckedContent =>
  checkSources(editedSources(changed, settings), release);

/** Returns the input of the content check, with the unsaved edits. */
export function editedSources(changed: readonly ChangedFile[], { folder, committed }: CheckSettings): DataSources {
  const data = readData(folder);
  const images = 'images/';
  for (const { path, ours } of changed) {
    const picture = path.startsWith(images) ? path.slice(images.length) : undefined;
    if (picture === undefined) put(data.sources, path, ours?.toString('utf8'));
    else {
      put(data.imageFacts, picture, ours && factsOf(ours));
      if (ours) data.images.add(picture);
      else data.images.delete(picture);
    }
  }
  return { ...data, ...(committed && { committed }) };
}

function put<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

/** Returns the same facts as `readData` does for a picture on disk; width and height are 0 if the file is not a picture. */
function factsOf(bytes: Buffer): ImageFacts {
  try {
    const { width, height, type } = imageSize(bytes);
    return { width, height, bytes: bytes.length, type };
  } catch {
    return { width: 0, height: 0, bytes: bytes.length };
  }
}
