import { imageSize } from 'image-size';
import type { Draft } from './draft/draft';
import { type CheckedContent, checkSources, type DataSources, type ImageFacts, readData } from './site';

/** What the check needs beside the draft. */
export interface CheckSettings {
  /** Where `data/` stands. */
  folder: string;
  /** What was committed last, of the files that are compared with it. */
  committed?: ReadonlyMap<string, string>;
}

/**
 * The content check, over the files as they are with all edits that are not saved.
 * @param release whether to check as for a release
 * @returns its problems, each by file and key, in its own words, and the content if there is no error
 */
export const checkDraft = (draft: Draft, settings: CheckSettings, release = false): CheckedContent =>
  checkSources(editedSources(draft, settings), release);

/** What the check reads, with the edits that are not saved. */
export function editedSources(draft: Draft, { folder, committed }: CheckSettings): DataSources {
  const data = readData(folder);
  const images = 'images/';
  for (const { path, ours } of draft.changed()) {
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

/** As `readData` tells of a picture on the disk: width and height are 0 for a file that is none. */
function factsOf(bytes: Buffer): ImageFacts {
  try {
    const { width, height, type } = imageSize(bytes);
    return { width, height, bytes: bytes.length, type };
  } catch {
    return { width: 0, height: 0, bytes: bytes.length };
  }
}
